import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './CompletenessCell.module.css'

/** How complete a product's sheet is, and the way to it. */
export function CompletenessCell({ product }: { product: Product }) {
  const { t } = useTranslation(['products', 'products-list'])
  const tabIndex = useRowTabIndex()
  if (!product.sheet) return <>–</>
  const score = product.sheet.completeness
  return (
    <Link
      to="/products/$productId/edit"
      params={{ productId: String(product.id) }}
      className={classes.link}
      data-touch
      tabIndex={tabIndex}
      aria-label={t('products-list:list.completenessOf', { name: product.name, score: formatPercent(score) })}
    >
      <span className={classes.bar} data-full={score === 100 || undefined}>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={score} height="6" />
        </svg>
      </span>
      {formatPercent(score)}
    </Link>
  )
}
