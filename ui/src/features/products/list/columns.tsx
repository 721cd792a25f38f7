import type { TFunction } from 'i18next'
import { lazy } from 'react'
import type { Product } from '~/shared/product/product'
import { type Columns, columnsOf, menuColumn } from '~/shared/table/columns'

// Fetched with the table, all at once.
const cells = () => import('./row-cells')
const CompletenessCell = lazy(() => cells().then((part) => ({ default: part.CompletenessCell })))
const EditCell = lazy(() => cells().then((part) => ({ default: part.EditCell })))
const GroupsCell = lazy(() => cells().then((part) => ({ default: part.GroupsCell })))
const ProductMenu = lazy(() => cells().then((part) => ({ default: part.ProductMenu })))
const StatusCell = lazy(() => cells().then((part) => ({ default: part.StatusCell })))

const column = columnsOf<Product>()

/** The columns of the table to work in: the catalogue's own, those that can be written in, and what sheets hold. */
export function workColumns(t: TFunction<'products'>, usual: Columns<Product>, mayAll: boolean): Columns<Product> {
  const known = (id: string) =>
    usual.filter((one) => (one.id ?? ('accessorKey' in one ? String(one.accessorKey) : '')) === id)
  const isOrdering = known('quantity').length > 0
  const price = column.accessor('listPriceTaxExcl', {
    // The order of the list is by the viewer's price: to its supplier, that of the list.
    id: 'priceTaxExcl',
    header: t('column.listPriceTaxExcl'),
    enableHiding: false,
    meta: { align: 'end', card: 'detail', width: 104 },
    cell: ({ row: { original } }) => <EditCell key={original.id} product={original} column="listPriceTaxExcl" />,
  })
  const multiple = column.accessor('orderMultiple', {
    header: t('column.orderMultiple'),
    meta: { align: 'end', hideBelow: isOrdering ? 'wide' : 'md', width: 84 },
    cell: ({ row: { original } }) => <EditCell key={original.id} product={original} column="orderMultiple" />,
  })
  const minQuantity = column.accessor('minQuantity', {
    header: t('column.minQuantity'),
    meta: { align: 'end', isExtra: true, width: 84 },
    cell: ({ row: { original } }) => <EditCell key={original.id} product={original} column="minQuantity" />,
  })
  const threshold = column.accessor((one) => one.sheet?.stockAlertThreshold ?? 0, {
    id: 'stockAlertThreshold',
    header: t('column.stockAlertThreshold'),
    meta: { align: 'end', hideBelow: isOrdering ? 'wide' : 'md', width: 72 },
    cell: ({ row: { original } }) => <EditCell key={original.id} product={original} column="stockAlertThreshold" />,
  })
  const groups = column.display({
    id: 'groups',
    header: t('column.groups'),
    meta: { hideBelow: isOrdering ? 'wide' : 'lg', width: 132 },
    cell: ({ row: { original } }) => <GroupsCell key={original.id} product={original} />,
  })
  const status = column.accessor('status', {
    header: t('field.status'),
    meta: { hideBelow: 'md', card: 'aside', width: 108 },
    cell: ({ row: { original } }) => <StatusCell key={original.id} product={original} />,
  })
  const completeness = column.display({
    id: 'completeness',
    header: t('column.completeness'),
    meta: { align: 'end', hideBelow: 'md', width: 112 },
    cell: ({ row: { original } }) => <CompletenessCell product={original} />,
  })
  const menu = menuColumn<Product>(t('column.actions'), { card: 'aside', width: 60 }, (row) => (
    <ProductMenu product={row} mayAll={mayAll} />
  ))
  const writable = mayAll ? [price, multiple, minQuantity, threshold] : known('priceTaxExcl')
  return [
    ...known('name'),
    ...known('reference'),
    ...known('supplier'),
    ...known('packing'),
    ...writable,
    ...known('storePriceTaxIncl').map((one) => ({ ...one, meta: { ...one.meta, hideBelow: 'wide' as const } })),
    ...known('available').map((one) => ({ ...one, meta: { ...one.meta, width: 96 } })),
    ...(mayAll ? [groups, status] : known('status')),
    completeness,
    ...known('quantity'),
    menu,
  ]
}
