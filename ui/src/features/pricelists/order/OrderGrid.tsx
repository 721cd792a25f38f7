import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { plural, wineOf } from '~/shared/format/format'
import { nextQuantity } from '~/shared/parts/next-quantity'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { RowHeights } from '~/shared/table/row-height'
import type { RowPages } from '~/shared/table/row-pages'
import { useTableWidth } from '~/shared/table/use-table-width'
import type { PriceListDetail, PriceListLine } from '../price-list'
import { orderColumns } from './columns'
import classes from './OrderGrid.module.css'
import type { Quantities } from './order'
import { type Entered, OrderContext } from './use-entered'

/** Room for a price with two tiers; for a card with what was paid, its price and its quantity. */
const heights: RowHeights = { comfortable: 68, compact: 68, card: 190 }

/** A card without a quantity. */
const readHeights: RowHeights = { ...heights, card: 164 }

const keyOf = ({ product }: PriceListLine) => product['@id']

interface Props {
  list: PriceListDetail
  canOrder: boolean
  pages: RowPages<PriceListLine>
  entered: Entered
  inCart: Quantities
  empty: ReactNode
  dock: ReactNode
}

/** The wines of a list as a grid to order from: Enter goes to the next quantity, arrows change it. */
export function OrderGrid({ list, canOrder, pages, entered, inCart, empty, dock }: Props) {
  const { t } = useTranslation('pricelists')
  const grid = useRef<HTMLDivElement>(null)
  const isRevised = list.revision > 1
  const isCards = useTableWidth() === 'cards'
  const columns = useMemo(() => orderColumns(t, { canOrder, isRevised }), [t, canOrder, isRevised])
  const { quantities, set } = entered
  const order = useMemo(
    () => ({
      listId: list.id,
      canOrder,
      isCards,
      entered: quantities,
      inCart,
      set,
      onRow: (direction: 1 | -1) => nextQuantity(grid.current, direction),
    }),
    [list.id, canOrder, isCards, quantities, inCart, set],
  )
  return (
    <OrderContext value={order}>
      <div ref={grid} className={classes.grid}>
        <ContinuousTable
          label={t('line.all')}
          columns={columns}
          pages={pages}
          rowKey={keyOf}
          rowLabel={({ product }) => wineOf(product)}
          heights={canOrder ? heights : readHeights}
          isMarked={({ product }) => canOrder && (quantities[product.id] ?? 0) > 0}
          counted={(count) => t('wines', plural(count))}
          empty={empty}
          bulk={dock}
        />
      </div>
    </OrderContext>
  )
}
