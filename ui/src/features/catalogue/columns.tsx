import type { TFunction } from 'i18next'
import { formatMoney, formatSize } from '~/shared/format/format'
import { StatusDot } from '~/shared/parts/StatusDot'
import { columnsOf } from '~/shared/table/columns'
import type { Audience } from './audience'
import classes from './cells.module.css'
import { LineTotal } from './LineTotal'
import { PriceCell } from './PriceCell'
import { ProductCell } from './ProductCell'
import type { Product } from './product'
import { QuantityField } from './QuantityField'
import { isByCarton } from './quantity'
import { StockCell } from './StockCell'

const column = columnsOf<Product>()

/** How many bottles of which size a carton holds: 6 × 75 cl. */
const packing = ({ unitsPerCarton, bottleSizeCl }: Product) => `${unitsPerCarton} × ${formatSize(bottleSizeCl)}`

interface Options {
  audience: Audience
  onRow: (direction: 1 | -1) => void
}

/** The working table's columns: who orders sees what a line makes, who sells sees references and statuses. */
export function productColumns(t: TFunction<'catalogue'>, { audience, onRow }: Options) {
  const isOrdering = audience === 'buyer' || audience === 'individual'
  const product = column.accessor('name', {
    header: t('table.product'),
    meta: { card: 'whole' },
    cell: ({ row: { original } }) => <ProductCell product={original} />,
  })
  const reference = column.accessor('reference', {
    header: t('table.reference'),
    enableSorting: false,
    meta: { hideBelow: audience === 'supplier' ? 'lg' : 'wide' },
    cell: ({ getValue }) => <span className={classes.nowrap}>{getValue()}</span>,
  })
  const supplier = column.accessor((one) => one.supplier.company, {
    id: 'supplier',
    header: t('table.supplier'),
    meta: { hideBelow: 'lg' },
    cell: ({ getValue }) => <span className={classes.company}>{getValue()}</span>,
  })
  const size = column.display({
    id: 'packing',
    header: t('table.packing'),
    meta: { hideBelow: 'md' },
    cell: ({ row: { original } }) => (
      <span className={classes.packing}>
        {packing(original)}
        {!isByCarton(original) && original.unitsPerCarton > 1 && <small>{t('table.byUnit')}</small>}
      </span>
    ),
  })
  const stock = column.accessor('available', {
    header: t('table.stock'),
    enableSorting: false,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original } }) => <StockCell product={original} />,
  })
  const price = column.accessor('priceTaxExcl', {
    header: t(audience === 'individual' ? 'table.priceTaxIncl' : 'table.price'),
    meta: { align: 'end', card: 'detail' },
    cell: ({ row: { original } }) => <PriceCell product={original} />,
  })
  const publicPrice = column.accessor('storePriceTaxIncl', {
    header: t('table.publicPrice'),
    enableSorting: false,
    meta: { align: 'end', hideBelow: 'lg' },
    cell: ({ getValue }) => {
      const amount = getValue()
      return amount === null ? '–' : formatMoney(amount)
    },
  })
  const status = column.accessor('status', {
    header: t('table.status'),
    enableSorting: false,
    meta: { hideBelow: audience === 'supplier' ? 'md' : 'wide', card: 'aside' },
    cell: ({ getValue }) => (
      <StatusDot tone={getValue() === 'active' ? 'done' : 'neutral'} label={t(`status.${getValue()}`)} />
    ),
  })
  const quantity = column.display({
    id: 'quantity',
    header: t('table.cartons'),
    meta: { card: 'aside' },
    cell: ({ row: { original } }) => <QuantityField product={original} onRow={onRow} />,
  })
  const total = column.display({
    id: 'total',
    header: t(audience === 'individual' ? 'table.totalTaxIncl' : 'table.total'),
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original } }) => <LineTotal product={original} />,
  })
  if (isOrdering) return column.columns([product, supplier, price, size, stock, quantity, total])
  if (audience === 'supplier') return column.columns([product, reference, size, price, publicPrice, stock, status])
  return column.columns([product, reference, supplier, size, price, stock, status, quantity])
}
