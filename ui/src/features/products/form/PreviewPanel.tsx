import { Button, Modal } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '~/shared/product/product'
import classes from './PreviewPanel.module.css'

/** How the catalogue draws a product; the route brings it, for one feature knows nothing of another. */
export interface CatalogueViews {
  card: (product: ProductDetail) => ReactNode
  page: (product: ProductDetail) => ReactNode
}

interface Props {
  product: ProductDetail
  views: CatalogueViews
}

/** The product's card as buyers will see it, redrawn while one types; nothing in it can be pressed. */
export function PreviewPanel({ product, views }: Props) {
  const { t } = useTranslation('products')
  return (
    <section aria-label={t('preview.title')}>
      <div className={classes.card} inert>
        {views.card(product)}
      </div>
      <PagePreview product={product} views={views} fullWidth />
    </section>
  )
}

/** The button that shows the whole page. */
export function PagePreview({ product, views, fullWidth = false }: Props & { fullWidth?: boolean }) {
  const { t } = useTranslation('products')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        fullWidth={fullWidth}
        className={classes.open ?? ''}
        leftSection={<IconEye size={17} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('preview.page')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size={1080}
        title={t('preview.pageTitle')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <div className={classes.small} inert>
          {views.card(product)}
        </div>
        <div inert>{views.page(product)}</div>
      </Modal>
    </>
  )
}
