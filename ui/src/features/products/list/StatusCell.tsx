import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Product } from '~/shared/product/product'
import { arrowMoves, moveFrom } from '~/shared/table/cell-moves'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from '~/shared/table/WriteCell.module.css'
import { toast } from '~/shared/toasts/toast'
import { editRow, undoEdit } from './row-edits'

/** Whether a product is on sale; pressing it turns that over. */
export function StatusCell({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const isActive = product.status === 'active'
  function turn(): void {
    editRow(client, product, { status: isActive ? 'desactivated' : 'active' })
    toast.undo(t(isActive ? 'archived' : 'restored', { name: product.name }), () => undoEdit(client), 'row-edit')
  }
  return (
    <button
      type="button"
      className={classes.cell}
      data-cell="status"
      tabIndex={useRowTabIndex()}
      aria-label={t(isActive ? 'list.archiveOf' : 'list.restoreOf', { name: product.name })}
      onClick={turn}
      onKeyDown={(event) => {
        const move = arrowMoves[event.key]
        if (!move) return
        event.preventDefault()
        moveFrom(event.currentTarget, move)
      }}
    >
      <StatusDot tone={isActive ? 'done' : 'neutral'} label={t(`status.${product.status}`)} />
    </button>
  )
}
