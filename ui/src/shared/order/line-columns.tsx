import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, plural } from '~/shared/format/format'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { traceOf } from '~/shared/parts/trace-of'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { LineProduct } from './LineProduct'
import { lineAmounts } from './line-amounts'
import classes from './lines.module.css'
import type { OrderItem } from './order'

const column = columnsOf<OrderItem>()

/** Full cartons, else bottles alone. */
function cartons(t: TFunction<'order'>, { quantity, product }: OrderItem): string {
  const units = product.unitsPerCarton
  if (units <= 1 || quantity % units !== 0) return '–'
  return t('lines.ofUnits', { cartons: formatInteger(quantity / units), units })
}

interface Choices {
  /** Individuals read prices with tax. */
  withTax: boolean
  /** How much of each line has left. */
  withSent: boolean
  /** What can be done with a line. */
  actions: ((item: OrderItem) => ReactNode) | undefined
  /** What can be done about bottles of it that are not there yet. */
  choice: ((item: OrderItem) => ReactNode) | undefined
}

/** A line's columns; below 960 px each is a card. */
export function lineColumns(t: TFunction<'order'>, { withTax, withSent, actions, choice }: Choices) {
  const tax = withTax ? 'withTax' : 'withoutTax'
  const sent = column.display({
    id: 'sent',
    header: t('lines.sent'),
    meta: { align: 'end', hideBelow: 'lg' },
    cell: ({ row: { original } }) => <SentQuantity item={original} />,
  })
  const menu = menuColumn<OrderItem>(t('lines.actions'), { card: 'detail' }, (row) => actions?.(row))
  return column.columns([
    column.accessor((item) => item.product.name, {
      id: 'product',
      header: t('lines.product'),
      meta: { card: 'title' },
      cell: ({ row: { original } }) => <LineProduct item={original} choice={choice?.(original)} />,
    }),
    column.accessor((item) => lineAmounts(item, withTax).unit, {
      id: 'price',
      header: t(`lines.price.${tax}`),
      meta: { align: 'end', card: 'detail' },
      cell: ({ getValue, row: { original } }) => (
        <span className={classes.price}>
          {formatMoney(getValue())}
          <PriceTrace trace={traceOf(original.trace)} product={original.product.name} />
        </span>
      ),
    }),
    column.display({
      id: 'cartons',
      header: t('lines.cartons'),
      meta: { align: 'end', hideBelow: 'lg' },
      cell: ({ row: { original } }) => cartons(t, original),
    }),
    column.accessor('quantity', {
      header: t('lines.units'),
      meta: { align: 'end', card: 'aside' },
      cell: ({ getValue, row: { original } }) => (
        <>
          {formatInteger(getValue())} <span className={classes.unit}>{t('lines.unit')}</span>
          {cartons(t, original) !== '–' && <span className={classes.packed}>{cartons(t, original)}</span>}
          {withSent && (
            <span className={classes.sentBelow}>
              <SentQuantity item={original} />
            </span>
          )}
        </>
      ),
    }),
    ...(withSent ? [sent] : []),
    column.accessor((item) => lineAmounts(item, withTax).total, {
      id: 'total',
      header: t(`lines.total.${tax}`),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue, row: { original } }) => (
        <>
          {original.keptQuantity < original.quantity && (
            <del className={classes.ordered}>{formatMoney(lineAmounts(original, withTax).ordered)}</del>
          )}
          <b>{formatMoney(getValue())}</b>
        </>
      ),
    }),
    ...(actions ? [menu] : []),
  ])
}

/** How much of a line has left, what is still to come, what was given up and what is no longer paid for. */
function SentQuantity({ item }: { item: OrderItem }) {
  const { t } = useTranslation('order')
  const { shippedQuantity: sent, closedQuantity: closed, replacedQuantity: again, remainingQuantity: left } = item
  const { creditedQuantity: credited } = item
  // What was given up never left.
  const isWhole = left === 0 && closed === 0
  return (
    <span className={classes.sent} data-whole={isWhole || undefined}>
      <span>
        {t('lines.sentOf', { sent: formatInteger(sent), quantity: formatInteger(item.quantity + again) })}
        <span className={classes.sentWord}> {t('lines.sentWord')}</span>
      </span>
      {left > 0 && sent > 0 && <small>{t('lines.left', plural(left))}</small>}
      {again > 0 && <small>{t(left > 0 ? 'lines.again' : 'lines.replaced', plural(again))}</small>}
      {credited > 0 && <small>{t('lines.credited', plural(credited))}</small>}
      {closed > 0 && <small>{t('lines.closed', plural(closed))}</small>}
    </span>
  )
}
