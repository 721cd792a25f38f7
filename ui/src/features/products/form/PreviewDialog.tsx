import { useTranslation } from 'react-i18next'
import { Dialog } from '~/shared/parts/Dialog'
import { ProductCard } from '~/shared/product/ProductCard'
import { ProductPreview } from '~/shared/product/ProductPreview'
import type { ProductDetail } from '~/shared/product/product'
import classes from './PreviewPanel.module.css'

interface Props {
  opened: boolean
  product: ProductDetail
  onClose: () => void
}

/** The page of a product as buyers will see it. */
export function PreviewDialog({ opened, product, onClose }: Props) {
  const { t } = useTranslation('products')
  return (
    <Dialog opened={opened} onClose={onClose} size={1080} title={t('preview.pageTitle')}>
      <div className={classes.small} inert>
        <ProductCard product={product} heading="h3" />
      </div>
      <div inert>
        <ProductPreview product={product} />
      </div>
    </Dialog>
  )
}
