import { IconDownload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Order } from '~/api/types'
import { NetworkError } from '~/shared/api/errors'
import { formatInteger } from '~/shared/format/format'
import type { Sort } from '~/shared/parts/list-search'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { RowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import { type Gallery, say } from '../gallery'
import { orderColumns } from '../samples/order-columns'
import { someOrders } from '../samples/orders'

const orders = someOrders(400)

const keyOf = (order: Order) => order['@id']

/** Pages whose rows are all here, but for what a state says otherwise. */
function pagesOf(own: Partial<RowPages<Order>>): RowPages<Order> {
  return {
    key: 'orders',
    total: orders.length,
    capped: false,
    rowAt: (index) => orders[index],
    onShow: () => undefined,
    load: (first, last) => Promise.resolve(orders.slice(first, last + 1)),
    isRefreshing: false,
    error: null,
    onRetry: () => undefined,
    ...own,
  }
}

function Orders({ own = {}, chosen = false }: { own?: Partial<RowPages<Order>>; chosen?: boolean }) {
  const [columns] = useState(orderColumns)
  const [sort, setSort] = useState<Sort>({ key: 'createdAt', desc: true })
  const pages = useMemo(() => pagesOf(own), [own])
  const selection = useSelection(pages, keyOf)
  const { has, count } = selection
  const first = new Set(orders.slice(0, 3).map(keyOf))
  const shown = chosen
    ? { ...selection, count: count + 3, has: (key: string) => first.has(key) || has(key) }
    : selection
  return (
    <ContinuousTable
      label={say('Commandes', 'Orders')}
      columns={columns}
      rowKey={keyOf}
      pages={pages}
      counted={(total) => `${formatInteger(total)} ${say('commandes', 'orders')}`}
      sort={sort}
      sorts={['number', 'createdAt']}
      onSort={setSort}
      selection={shown}
      rowLabel={(order) => order.number}
      bulk={
        <BulkBar count={shown.count} gender="feminine" onClear={selection.onClear}>
          <BulkAction icon={<IconDownload size={18} aria-hidden />}>{say('Exporter', 'Export')}</BulkAction>
        </BulkBar>
      }
    />
  )
}

const states = {
  loading: { total: undefined },
  failing: { total: undefined, error: new NetworkError('offline') },
  empty: { total: 0 },
  few: { total: 3 },
  waiting: { rowAt: (index: number) => (index < 4 ? orders[index] : undefined) },
  missing: { rowAt: () => undefined, error: new NetworkError('offline') },
} satisfies Record<string, Partial<RowPages<Order>>>

export default {
  about: 'A list of any length as one table: only rows in sight are asked for and drawn.',
  states: {
    loading: () => <Orders own={states.loading} />,
    failing: () => <Orders own={states.failing} />,
    empty: () => <Orders own={states.empty} />,
  },
  alone: {
    few: () => <Orders own={states.few} />,
    many: () => <Orders />,
    chosen: () => <Orders chosen />,
    waiting: () => <Orders own={states.waiting} />,
    missing: () => <Orders own={states.missing} />,
  },
} satisfies Gallery
