import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import type { ProductDetail } from '~/shared/product/product'
import classes from './PreviewPanel.module.css'

const PreviewDialog = loadOnIntent(() => import('./PreviewDialog').then((part) => part.PreviewDialog))

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
        leftSection={<IconEye size={17} stroke={1.8} aria-hidden />}
        {...PreviewDialog.intent}
        onClick={() => setOpen(true)}
      >
        {t('preview.page')}
      </Button>
      <PreviewDialog opened={isOpen} product={product} views={views} onClose={() => setOpen(false)} />
    </>
  )
}
