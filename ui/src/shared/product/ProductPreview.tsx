import { ProductFacts } from './ProductFacts'
import classes from './ProductPreview.module.css'
import { ProductStage } from './ProductStage'
import type { ProductDetail } from './product'
import { TastingNotes } from './TastingNotes'

/** The part of a product's page that its sheet fills, before it is saved. */
export const ProductPreview = ({ product }: { product: ProductDetail }) => (
  <div className={classes.page}>
    <ProductStage product={product} />
    <div className={classes.words}>
      <ProductFacts product={product} />
      <TastingNotes product={product} />
    </div>
  </div>
)
