import type { TFunction } from 'i18next'
import { columnsOf } from '~/shared/table/columns'
import type { PriceListLine } from '../price-list'
import { ChangeWords, LastPaidWords, PriceCell, QuantityCell, TotalCell } from './OrderCells'
import { OrderWine } from './OrderWine'

const column = columnsOf<PriceListLine>()

interface Options {
  /** The list is in force. */
  canOrder: boolean
  /** It follows another one. */
  isRevised: boolean
}

/** The grid's columns: what a wine cost, what it costs, and how much is wanted. */
export const orderColumns = (t: TFunction<'pricelists'>, { canOrder, isRevised }: Options) =>
  column.columns([
    column.display({
      id: 'wine',
      header: t('line.wine'),
      meta: { card: 'whole', width: 300 },
      cell: ({ row: { original } }) => <OrderWine line={original} isRevised={isRevised} />,
    }),
    column.display({
      id: 'reference',
      header: t('pricelist:order.head.reference'),
      meta: { hideBelow: 'wide', width: 110 },
      cell: ({ row: { original } }) => original.product.reference,
    }),
    column.display({
      id: 'lastPaid',
      header: t('pricelist:order.head.lastPaid'),
      meta: { align: 'end', hideBelow: 'md', width: 104 },
      cell: ({ row: { original } }) => <LastPaidWords line={original} />,
    }),
    ...(isRevised
      ? [
          column.display({
            id: 'change',
            header: t('pricelist:order.head.change'),
            meta: { align: 'end', hideBelow: 'md', width: 116 },
            cell: ({ row: { original } }) => <ChangeWords line={original} />,
          }),
        ]
      : []),
    column.display({
      id: 'price',
      header: t('line.price'),
      meta: { align: 'end', card: 'detail', width: 138 },
      cell: ({ row: { original } }) => <PriceCell line={original} />,
    }),
    ...(canOrder
      ? [
          column.display({
            id: 'quantity',
            header: t('pricelist:order.head.quantity'),
            meta: { card: 'aside', width: 190 },
            cell: ({ row: { original } }) => <QuantityCell line={original} />,
          }),
          column.display({
            id: 'total',
            header: t('pricelist:order.head.total'),
            meta: { align: 'end', hideBelow: 'md', width: 104 },
            cell: ({ row: { original } }) => <TotalCell line={original} />,
          }),
        ]
      : []),
  ])
