import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Product } from '~/shared/product/product'
import { WriteCell } from '~/shared/table/WriteCell'
import { toast } from '~/shared/toasts/toast'
import { type TextColumn, textCells } from './cells'
import classes from './EditCell.module.css'
import { editRow, undoEdit } from './row-edits'

interface Props {
  product: Product
  column: TextColumn
}

/** A figure of a product, to write in: it is saved at once, and can be taken back. */
export function EditCell({ product, column }: Props) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const cell = textCells[column]
  const value = cell.value(product)
  const label = t(`column.${column}`)

  function write(after: number): void {
    editRow(client, product, { [cell.field(product)]: after })
    const before = value === null ? t('value.none') : cell.show(value)
    toast.undo(
      t('list.changed', { column: label, name: product.name, before, after: cell.show(after) }),
      () => undoEdit(client),
      'row-edit',
    )
  }

  return (
    <WriteCell
      column={column}
      className={classes.cell}
      label={t('list.cell', { column: label, name: product.name })}
      value={value}
      text={cell}
      unreadable={t(`list.unreadable.${column}`)}
      inputMode={column === 'listPriceTaxExcl' ? 'decimal' : 'numeric'}
      onWrite={write}
    />
  )
}
