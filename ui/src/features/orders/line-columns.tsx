import type { TFunction } from 'i18next'
import { formatInteger, formatMoney } from '~/shared/format/format'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { traceOf } from '~/shared/parts/trace-of'
import { columnsOf } from '~/shared/table/columns'
import { LineProduct } from './LineProduct'
import { lineAmounts } from './line-amounts'
import classes from './lines.module.css'
import type { OrderItem } from './order'

const column = columnsOf<OrderItem>()

/** Full cartons, else bottles alone. */
function cartons(t: TFunction<'orders'>, { quantity, product }: OrderItem): string {
  const units = product.unitsPerCarton
  if (units <= 1 || quantity % units !== 0) return '–'
  return t('lines.ofUnits', { cartons: formatInteger(quantity / units), units })
}

/** A line's columns, with tax for individuals; below 960 px each is a card. */
export function lineColumns(t: TFunction<'orders'>, withTax: boolean) {
  const tax = withTax ? 'withTax' : 'withoutTax'
  return column.columns([
    column.accessor((item) => item.product.name, {
      id: 'product',
      header: t('lines.product'),
      meta: { card: 'title' },
      cell: ({ row: { original } }) => <LineProduct item={original} />,
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
        </>
      ),
    }),
    column.accessor((item) => lineAmounts(item, withTax).total, {
      id: 'total',
      header: t(`lines.total.${tax}`),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => <b>{formatMoney(getValue())}</b>,
    }),
  ])
}
