import { useTranslation } from 'react-i18next'
import classes from '~/shared/grid/GridCell.module.css'
import { useCell } from '~/shared/grid/grid-context'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Product } from '~/shared/product/product'
import { useStatus } from './use-status'

/** Whether a product is on sale; pressing it turns that over. */
export function StatusCell({ product }: { product: Product }) {
  const { t } = useTranslation(['products', 'products-list'])
  const { status, failure, isActive, turn } = useStatus(product)
  return (
    <button
      {...useCell('status', failure)}
      type="button"
      className={classes.cell}
      aria-label={t(isActive ? 'products-list:list.archiveOf' : 'products-list:list.restoreOf', { name: product.name })}
      onClick={turn}
    >
      <StatusDot tone={isActive ? 'done' : 'neutral'} label={t(`status.${status}`)} />
    </button>
  )
}
