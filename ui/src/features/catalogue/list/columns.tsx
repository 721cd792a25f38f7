import type { TFunction } from 'i18next'
import { QuantityField } from '~/shared/buying/CartQuantity'
import { isByCarton } from '~/shared/buying/quantity'
import { formatMoney } from '~/shared/format/format'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Product } from '~/shared/product/product'
import { LineTotal, PriceCell, ProductCell, packing, StockCell } from '~/shared/product/product-cells'
import classes from '~/shared/product/product-cells.module.css'
import { columnsOf } from '~/shared/table/columns'
import type { Audience } from '../audience'

const column = columnsOf<Product>()

interface Options {
  audience: Audience
  onRow: (direction: 1 | -1) => void
}

/** The working table's columns: who orders sees what a line makes, who sells sees references and statuses. */
export function productColumns(t: TFunction<'catalogue'>, { audience, onRow }: Options) {
  const isOrdering = audience === 'buyer' || audience === 'individual'
  const product = column.accessor('name', {
    header: t('table.product'),
    enableHiding: false,
    meta: { card: 'whole', width: 258 },
    cell: ({ row: { original } }) => <ProductCell product={original} />,
  })
  const reference = column.accessor('reference', {
    header: t('table.reference'),
    meta: { hideBelow: audience === 'supplier' ? 'lg' : 'wide', width: 104 },
    cell: ({ getValue }) => <span className={classes.nowrap}>{getValue()}</span>,
  })
  const supplier = column.accessor((one) => one.supplier.company, {
    id: 'supplier',
    header: t('table.supplier'),
    meta: { hideBelow: 'lg', width: 120 },
    cell: ({ getValue }) => <span className={classes.company}>{getValue()}</span>,
  })
  const size = column.display({
    id: 'packing',
    header: t('table.packing'),
    meta: { isExtra: true, hideBelow: 'md', width: 96 },
    cell: ({ row: { original } }) => (
      <span className={classes.packing}>
        {packing(original)}
        {!isByCarton(original) && original.unitsPerCarton > 1 && <small>{t('table.byUnit')}</small>}
      </span>
    ),
  })
  const stock = column.accessor('available', {
    header: t('table.stock'),
    meta: { align: 'end', hideBelow: 'md', width: 100 },
    cell: ({ row: { original } }) => <StockCell product={original} />,
  })
  const price = column.accessor('priceTaxExcl', {
    header: t(audience === 'individual' ? 'table.priceTaxIncl' : 'table.price'),
    enableHiding: false,
    meta: { align: 'end', card: 'detail', width: 112 },
    cell: ({ row: { original } }) => <PriceCell product={original} />,
  })
  const publicPrice = column.accessor('storePriceTaxIncl', {
    header: t('table.publicPrice'),
    meta: { align: 'end', hideBelow: 'lg', width: 104 },
    cell: ({ getValue }) => {
      const amount = getValue()
      return amount === null ? '–' : formatMoney(amount)
    },
  })
  const status = column.accessor('status', {
    header: t('table.status'),
    meta: { hideBelow: audience === 'supplier' ? 'md' : 'wide', card: 'aside', width: 104 },
    cell: ({ getValue }) => (
      <StatusDot tone={getValue() === 'active' ? 'done' : 'neutral'} label={t(`status.${getValue()}`)} />
    ),
  })
  const quantity = column.display({
    id: 'quantity',
    header: t('table.cartons'),
    enableHiding: false,
    meta: { card: 'aside', width: 218 },
    cell: ({ row: { original } }) => <QuantityField product={original} onRow={onRow} />,
  })
  const total = column.display({
    id: 'total',
    header: t(audience === 'individual' ? 'table.totalTaxIncl' : 'table.total'),
    meta: { align: 'end', hideBelow: 'md', width: 92 },
    cell: ({ row: { original } }) => <LineTotal product={original} />,
  })
  if (isOrdering) return column.columns([product, supplier, price, size, stock, quantity, total])
  if (audience === 'supplier') return column.columns([product, reference, size, price, publicPrice, stock, status])
  return column.columns([product, reference, supplier, size, price, stock, status, quantity])
}
