import type { TFunction } from 'i18next'
import { formatDate, formatInteger, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { supplierColumn } from '~/shared/list/supplier-column'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { LotState } from '../LotState'
import type { StockLot } from '../lot'
import classes from './columns.module.css'

const column = columnsOf<StockLot>()

/** The list's columns; administrators also read whose lots they are. */
export function lotColumns(t: TFunction<'lots'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('lot', {
      header: t('column.lot'),
      enableHiding: false,
      meta: { card: 'title', width: 116 },
      cell: ({ row: { original } }) => <Named lot={original} />,
    }),
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('column.product'),
      meta: { hideBelow: 'md', width: withSupplier ? 308 : 358 },
      cell: ({ row: { original } }) => (
        <TwoLines below={[original.product.reference, original.product.appellation].filter(Boolean).join(' · ')}>
          {wineOf(original.product)}
        </TwoLines>
      ),
    }),
    ...(withSupplier ? [supplierColumn<StockLot>(t('column.supplier'), { hideBelow: 'md', width: 140 })] : []),
    column.accessor('inStock', {
      header: t('column.inStock'),
      meta: { align: 'end', card: 'end', width: 92 },
      cell: ({ getValue }) => (
        <>
          <b data-wide-only>{formatInteger(getValue())}</b>
          <b data-narrow-only>{t('inStock', plural(getValue()))}</b>
        </>
      ),
    }),
    column.accessor('received', {
      header: t('column.received'),
      meta: { align: 'end', hideBelow: withSupplier ? 'wide' : 'lg', width: 84 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('bestBefore', {
      header: t('column.bestBefore'),
      meta: { card: 'detail', width: 164 },
      cell: ({ getValue }) => <LabelledDay label={t('column.bestBefore')} iso={getValue()} />,
    }),
    column.accessor('arrivedAt', {
      id: 'createdAt',
      header: t('column.arrivedAt'),
      meta: { card: 'detail', width: 120 },
      cell: ({ getValue }) => <LabelledDay label={t('column.arrivedAt')} iso={getValue()} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      meta: { hideBelow: 'lg', isFirm: true, width: 182 },
      cell: ({ getValue }) => t(`warehouse:kept.${getValue()}`),
    }),
  ])
}

/** Its name and its state; on cards with its wine. */
const Named = ({ lot }: { lot: StockLot }) => (
  <>
    <RowLink to={`/stock_lots/${lot.id}`}>{lot.lot}</RowLink>
    <div>
      <LotState lot={lot} />
    </div>
    <Dim as="div" size={13} className={classes.wine} data-narrow-only>
      {wineOf(lot.product)}
    </Dim>
  </>
)

/** A day; on cards with what it is. */
function LabelledDay({ label, iso }: { label: string; iso: string | null }) {
  if (!iso) {
    return <Dim data-wide-only>–</Dim>
  }
  return (
    <>
      <span data-narrow-only>{label} </span>
      <time dateTime={iso}>{formatDate(iso)}</time>
    </>
  )
}
