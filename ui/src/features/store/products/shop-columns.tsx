import { VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import { ProductCell } from '~/shared/product/product-cells'
import { columnsOf } from '~/shared/table/columns'
import { GripCell } from './GripCell'
import { LackCell, LitreCell, PriceCell, ShownCell } from './ShopCells'
import type { ShopRow } from './shop-rows'

const column = columnsOf<ShopRow>()

/** The columns of the wines in the window, which have an order, or of the others. */
export const shopColumns = (t: TFunction<'store'>, isShown: boolean) =>
  column.columns([
    ...(isShown
      ? [
          column.display({
            id: 'order',
            header: () => <VisuallyHidden>{t('column.order')}</VisuallyHidden>,
            meta: { isFirm: true, card: 'detail', width: 44 },
            cell: ({ row }) => <GripCell row={row.original} place={row.index + 1} />,
          }),
        ]
      : []),
    column.accessor('name', {
      header: t('column.wine'),
      meta: { card: 'title', width: 380 },
      cell: ({ row }) => <ProductCell product={row.original} />,
    }),
    column.display({
      id: 'lack',
      header: t('column.lack'),
      meta: { width: 150 },
      cell: ({ row }) => <LackCell row={row.original} />,
    }),
    column.accessor('storePriceTaxIncl', {
      header: t('column.price'),
      meta: { align: 'end', card: 'end', width: 110 },
      cell: ({ row }) => <PriceCell row={row.original} />,
    }),
    column.display({
      id: 'litre',
      header: t('column.litre'),
      meta: { align: 'end', width: 110, hideBelow: 'md' },
      cell: ({ row }) => <LitreCell row={row.original} />,
    }),
    column.display({
      id: 'shown',
      header: t('column.shown'),
      meta: { align: 'end', card: 'aside', width: 90 },
      cell: ({ row }) => <ShownCell row={row.original} isShown={isShown} />,
    }),
  ])
