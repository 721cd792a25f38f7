import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '~/shared/product/product'
import type { CatalogueViews } from './PreviewPanel'
import classes from './PreviewPanel.module.css'

interface Props {
  opened: boolean
  product: ProductDetail
  views: CatalogueViews
  onClose: () => void
}

/** The page of a product as buyers will see it. */
export function PreviewDialog({ opened, product, views, onClose }: Props) {
  const { t } = useTranslation('products')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={1080}
      title={t('preview.pageTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.small} inert>
        {views.card(product)}
      </div>
      <div inert>{views.page(product)}</div>
    </Modal>
  )
}
