import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NumberCell } from '~/shared/grid/NumberCell'
import type { Product } from '~/shared/product/product'
import { type TextColumn, textCells } from './cells'
import classes from './EditCell.module.css'
import { editRow, useEdited } from './row-edits'

/** A figure of a product, to write in: it is saved at once, and can be taken back. */
export function EditCell({ product: saved, column }: { product: Product; column: TextColumn }) {
  const { t } = useTranslation(['products', 'products-list'])
  const client = useQueryClient()
  const { product, failureOf } = useEdited(saved)
  const cell = textCells[column]
  const field = cell.field(product)
  const value = cell.value(product)
  const label = t(`column.${column}`)

  function write(after: number): void {
    const before = value === null ? t('value.none') : cell.show(value)
    const words = t('products-list:list.changed', {
      column: label,
      name: product.name,
      before,
      after: cell.show(after),
    })
    editRow(client, product, { [field]: after }, words)
  }

  return (
    <NumberCell
      column={column}
      className={classes.cell}
      label={t('products-list:list.cell', { column: label, name: product.name })}
      value={value}
      failure={failureOf(field)}
      text={cell}
      unreadable={t(`products-list:list.unreadable.${column}`)}
      inputMode={column === 'listPriceTaxExcl' ? 'decimal' : 'numeric'}
      onWrite={write}
    />
  )
}
