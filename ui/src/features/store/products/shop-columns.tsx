import type { TFunction } from 'i18next'
import { wineOf } from '~/shared/format/format'
import { RowGrip } from '~/shared/grid/RowGrip'
import { Row } from '~/shared/layout/Row'
import { ProductCell } from '~/shared/product/product-cells'
import { columnsOf } from '~/shared/table/columns'
import { LackCell, LitreCell, PriceCell, ShownCell } from './ShopCells'
import type { ShopRow } from './shop-rows'

const column = columnsOf<ShopRow>()

/** The columns of the wines in the window, which have an order, or of the others. */
export const shopColumns = (t: TFunction<'store'>, isShown: boolean) =>
  column.columns([
    column.accessor('name', {
      header: t('column.wine'),
      meta: { card: 'title', width: 400 },
      cell: ({ row: { original, index } }) =>
        isShown ? (
          <Row gap={10}>
            <RowGrip label={t('order.grip', { wine: wineOf(original), place: index + 1 })} />
            <ProductCell product={original} />
          </Row>
        ) : (
          <ProductCell product={original} />
        ),
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
