import { ProductCard } from '~/features/catalogue/list/ProductCard'
import { CreatePage } from '~/features/products/CreatePage'
import { EditPage } from '~/features/products/EditPage'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import type { ProductDetail } from '~/shared/product/product'

const ProductPreview = loadOnIntent(() =>
  import('~/features/catalogue/product/ProductPreview').then((part) => part.ProductPreview),
)

/** How the catalogue draws a product that is being written. */
const views = {
  card: (product: ProductDetail) => <ProductCard product={product} heading="h3" />,
  page: (product: ProductDetail) => <ProductPreview product={product} />,
}

export const CreateScreen = () => <CreatePage views={views} />

export const EditScreen = ({ id, focus }: { id: string; focus: string | undefined }) => (
  <EditPage id={id} focus={focus} views={views} />
)
