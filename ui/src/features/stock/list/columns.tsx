import type { TFunction } from 'i18next'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, formatInteger, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Money } from '~/shared/parts/Money'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { ListedWine } from '~/shared/parts/WineRow'
import { Stacked } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { factsOf } from '~/shared/warehouse/goods'
import { CountCell, nextCount } from '../counts/CountField'
import { coverText } from '../cover'
import { freeIncoming, type Stock, tagStates } from '../stock'
import classes from './columns.module.css'

// Fetched with the rows.
const ThresholdCell = lazy(() =>
  import('../thresholds/ThresholdCell').then((part) => ({ default: part.ThresholdCell })),
)

const column = columnsOf<Stock>()

/** The list's columns; administrators also read whose stock it is. */
export function stockColumns(t: TFunction<'stock'>, withSupplier: boolean) {
  return column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'name',
      header: t('column.name'),
      enableHiding: false,
      meta: { card: 'title', width: 300 },
      cell: ({ row: { original } }) => <StockProduct stock={original} />,
    }),
    ...(withSupplier
      ? [
          column.accessor(({ supplier }) => supplier.company, {
            id: 'supplier',
            header: t('column.supplier'),
            meta: { hideBelow: 'wide' as const, width: 150 },
            cell: ({ row: { original } }) => (
              <PersonLink person={{ id: original.supplier.id, group: 'supplier' }}>
                {original.supplier.company}
              </PersonLink>
            ),
          }),
        ]
      : []),
    column.accessor('tag', {
      header: t('column.tag'),
      enableHiding: false,
      meta: { card: 'aside', width: 176 },
      cell: ({ getValue }) => <StateDot of={tagStates} state={getValue()} />,
    }),
    column.accessor('onHand', {
      header: t('column.onHand'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 120 },
      cell: ({ row: { original } }) => <CountCell stock={original} onRow={nextCount} />,
    }),
    column.accessor('reserved', {
      header: t('column.reserved'),
      meta: { align: 'end', isExtra: true, width: 90 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('available', {
      header: t('column.available'),
      meta: { align: 'end', hideBelow: 'md', width: 106 },
      cell: ({ row: { original } }) => <Available stock={original} />,
    }),
    column.accessor('incoming', {
      header: t('column.incoming'),
      meta: { align: 'end', hideBelow: 'lg', width: 100 },
      cell: ({ row: { original } }) => <Incoming stock={original} />,
    }),
    column.accessor('threshold', {
      header: t('column.threshold'),
      meta: { align: 'end', hideBelow: 'md', width: 80 },
      cell: ({ row: { original } }) => (
        <Suspense fallback={formatInteger(original.threshold)}>
          <ThresholdCell key={original.id} stock={original} />
        </Suspense>
      ),
    }),
    column.accessor('value', {
      header: t('column.value'),
      meta: { align: 'end', hideBelow: 'lg', width: 122 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
    column.accessor('daysOfCover', {
      header: t('column.daysOfCover'),
      meta: { align: 'end', hideBelow: 'md', width: 112 },
      cell: ({ row: { original } }) => <Cover stock={original} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      meta: { isExtra: true, width: 110 },
      cell: ({ getValue }) => t(`warehouse.${getValue()}`),
    }),
  ])
}

/** What can still be ordered, and what orders hold back. */
function Available({ stock: { available, reserved } }: { stock: Stock }) {
  const { t } = useTranslation('stock')
  return (
    <Stacked>
      <b>{formatInteger(available)}</b>
      {reserved > 0 && <small>{t('reservedOf', plural(reserved))}</small>}
    </Stacked>
  )
}

/** What is on its way, and when the next of it comes. */
function Incoming({ stock }: { stock: Stock }) {
  const { t } = useTranslation('stock')
  if (stock.incoming === 0) return <Dim>–</Dim>
  return (
    <Stacked>
      {formatInteger(freeIncoming(stock))}
      {stock.receiptLate && <small>{t('late')}</small>}
      {stock.nextReceipt && <small>{formatDate(stock.nextReceipt)}</small>}
    </Stacked>
  )
}

/** How long what is available will do; beyond two years the figure says nothing more. */
function Cover({ stock: { daysOfCover } }: { stock: Stock }) {
  const { t } = useTranslation('stock')
  if (daysOfCover === null) return <Dim>–</Dim>
  return coverText(t, daysOfCover)
}

/** Whose stock it is; leads to its movements. */
function StockProduct({ stock }: { stock: Stock }) {
  const { product } = stock
  return (
    <ListedWine product={product} image={product.images[0]} facts={factsOf(product)}>
      <span className={classes.name}>
        <RowLink to={`/products/${product.id}/stock`}>{wineOf(stock.product)}</RowLink>
      </span>
    </ListedWine>
  )
}
