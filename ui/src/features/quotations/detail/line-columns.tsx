import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { formatInteger, formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { LineProduct } from '~/shared/order/LineProduct'
import lines from '~/shared/order/lines.module.css'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { traceOf } from '~/shared/parts/trace-of'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import type { QuotationItem } from '../quotation'
import { Changed } from '../revisions/Changed'
import type { LineDifference } from '../revisions/differences'
import classes from './lines.module.css'

const column = columnsOf<QuotationItem>()

export interface LineFacts {
  /** What the last version changed, by line. */
  changes: Map<number, LineDifference>
  /** Why a line keeps the quotation from being ordered, by line. */
  refused: Map<number, string>
  /** Sellers read what an agent earns on each line. */
  withFee: boolean
  actions: ((item: QuotationItem) => ReactNode) | undefined
}

/** A line's columns; below 960 px each is a card. */
export function lineColumns(t: TFunction<'quotations'>, { changes, refused, withFee, actions }: LineFacts) {
  const fee = column.accessor((item) => item.agentFee ?? 0, {
    id: 'fee',
    header: t('lines.fee'),
    meta: { align: 'end', hideBelow: 'lg' },
    cell: ({ getValue }) => formatMoney(getValue()),
  })
  const menu = menuColumn<QuotationItem>(t('lines.actions'), { card: 'detail' }, (row) => actions?.(row))
  return column.columns([
    column.accessor((item) => item.product.name, {
      id: 'product',
      header: t('lines.product'),
      meta: { card: 'title' },
      cell: ({ row: { original } }) => (
        <span className={classes.product}>
          <LineProduct item={original} />
          {(original.wantedUnitPriceTaxExcl !== null || original.message || refused.has(original.id)) && (
            <Notes item={original} refusal={refused.get(original.id)} t={t} />
          )}
        </span>
      ),
    }),
    column.accessor('unitPriceTaxExcl', {
      id: 'price',
      header: t('lines.price'),
      meta: { align: 'end', card: 'detail' },
      cell: ({ getValue, row: { original } }) => {
        const price = changes.get(original.id)?.price
        return (
          <span className={lines.price}>
            {price ? <Changed change={price} write={formatMoney} isStacked /> : formatMoney(getValue())}
            <PriceTrace trace={traceOf(original.trace)} product={original.product.name} />
          </span>
        )
      },
    }),
    column.accessor('quantity', {
      header: t('lines.units'),
      meta: { align: 'end', card: 'aside' },
      cell: ({ getValue, row: { original } }) => {
        const quantity = changes.get(original.id)?.quantity
        return (
          <>
            {quantity ? <Changed change={quantity} write={formatInteger} isStacked /> : formatInteger(getValue())}{' '}
            <span className={lines.unit}>{t('order:lines.unit')}</span>
          </>
        )
      },
    }),
    ...(withFee ? [fee] : []),
    column.accessor('totalPriceTaxExcl', {
      id: 'total',
      header: t('lines.total'),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => <b>{formatMoney(getValue())}</b>,
    }),
    ...(actions ? [menu] : []),
  ])
}

interface NotesProps {
  item: QuotationItem
  refusal: string | undefined
  t: TFunction<'quotations'>
}

/** What was said about a line, and what stands in its way. */
const Notes = ({ item: { wantedUnitPriceTaxExcl: wanted, message }, refusal, t }: NotesProps) => (
  <span className={classes.notes}>
    {wanted !== null && <span className={classes.wanted}>{t('lines.wantedIs', { price: formatMoney(wanted) })}</span>}
    {message && <Dim>{t('lines.said', { message })}</Dim>}
    {refusal && (
      <span className={classes.refusal} role="alert">
        {refusal}
      </span>
    )}
  </span>
)
