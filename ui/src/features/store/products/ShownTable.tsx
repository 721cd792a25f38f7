import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { useRowMoves } from '~/shared/grid/use-row-moves'
import type { Shop } from '~/shared/shop/shop'
import { keyOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import classes from './ShopTable.module.css'
import { shopColumns } from './shop-columns'
import { useShopOrder, writeOrder } from './shop-order'
import type { ShopRow } from './shop-rows'

/** The wines in the window, in the order in which customers find them. */
export function ShownTable({ shop, rows }: { shop: Shop; rows: ShopRow[] }) {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const box = useRef<HTMLDivElement>(null)
  const columns = useMemo(() => shopColumns(t, true), [t])
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  const order = useShopOrder(shop, [...byKey.keys()])
  const { shown, dragged, handlers } = useRowMoves(box, {
    order,
    onOrder: (next, key) => {
      const row = byKey.get(key)
      const words = t('order.moved', { wine: row ? wineOf(row) : '', place: next.indexOf(key) + 1, count: next.length })
      writeOrder(client, shop, order, next, words)
    },
  })
  const ordered = shown.flatMap((key) => byKey.get(key) ?? [])
  return (
    <div ref={box} className={classes.table} data-dragging={dragged !== null || undefined} {...handlers}>
      <DataTable
        label={t('products.shown')}
        columns={columns}
        rows={ordered}
        rowKey={keyOf}
        isMarked={(row) => keyOf(row) === dragged}
      />
    </div>
  )
}
