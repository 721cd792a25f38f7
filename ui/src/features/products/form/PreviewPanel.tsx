import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { ProductCard } from '~/shared/product/ProductCard'
import type { ProductDetail } from '~/shared/product/product'
import classes from './PreviewPanel.module.css'

const PreviewDialog = loadOnIntent(() => import('./PreviewDialog').then((part) => part.PreviewDialog))

/** The product's card as buyers will see it, redrawn while one types; nothing in it can be pressed. */
export function PreviewPanel({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products')
  return (
    <section aria-label={t('preview.title')}>
      <div className={classes.card} inert>
        <ProductCard product={product} heading="h3" />
      </div>
      <PagePreview product={product} />
    </section>
  )
}

/** The button that shows the whole page. */
export function PagePreview({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('products')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconEye size={17} stroke={1.8} aria-hidden />}
        {...PreviewDialog.intent}
        onClick={() => setOpen(true)}
      >
        {t('preview.page')}
      </Button>
      <PreviewDialog opened={isOpen} product={product} onClose={() => setOpen(false)} />
    </>
  )
}
