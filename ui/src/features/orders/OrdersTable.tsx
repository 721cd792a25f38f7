import { Button } from '@mantine/core'
import { IconChecks, IconReceipt2, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { BulkMoves } from '~/shared/order/list/BulkMoves'
import type { Role } from '~/shared/order/parties'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { isFiltered, noFilters, type OrderSearch } from './search'

// Fetched with the first choice.
const OrderBulkBar = lazy(() => import('./OrderBulkBar').then((part) => ({ default: part.OrderBulkBar })))

interface Props {
  pages: RowPages<Order>
  columns: Columns<Order>
  view: TableView
  /** The list as the API takes it. */
  list: Query
  search: OrderSearch
  onChange: ChangeSearch<OrderSearch>
  /** Whom the list names first. */
  party: Role
}

/** Orders that are looked at for what can be done to all of a list. */
const SAMPLE = 100

const keyOf = (order: Order) => order['@id']
const nameOf = (order: Order) => order.number

/** The orders, all of them, with what can be done with those that are chosen. */
export function OrdersTable({ pages, columns, view, list, search, onChange, party }: Props) {
  const { t } = useTranslation('orders')
  const selection = useSelection(pages, keyOf)
  const sample = () => Array.from({ length: SAMPLE }, (_, at) => pages.rowAt(at)).filter((row) => row !== undefined)
  return (
    <BulkMoves onMoved={selection.onClear}>
      <ContinuousTable
        label={t('title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={nameOf}
        shown={view.shown}
        density={view.density}
        sort={parseSort(search.sort ?? '-createdAt')}
        onSort={(sort) => onChange({ sort: formatSort(sort) as OrderSearch['sort'] })}
        selection={selection}
        bulk={
          <Suspense>
            {selection.count > 0 && <OrderBulkBar selection={selection} list={list} sample={sample} />}
          </Suspense>
        }
        counted={(total) => t('count', { count: total, amount: formatTotal(total, pages.capped) })}
        empty={<NoOrders search={search} onChange={onChange} party={party} />}
      />
    </BulkMoves>
  )
}

/** Why there is nothing, and the way on. */
function NoOrders({ search, onChange, party }: Pick<Props, 'search' | 'onChange' | 'party'>) {
  const { t } = useTranslation('orders')
  if (search.tab === 'todo' && !isFiltered(search)) {
    return (
      <EmptyState
        icon={IconChecks}
        title={t('empty.todoTitle')}
        help={t('empty.todo')}
        action={
          <Button variant="default" onClick={() => onChange({ tab: undefined })}>
            {t('empty.all')}
          </Button>
        }
      />
    )
  }
  if (isFiltered(search) || search.tab !== undefined) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('noResult')}
        help={t('empty.filtered')}
        action={
          <Button variant="default" onClick={() => onChange({ ...noFilters, tab: undefined })}>
            {t('empty.clear')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={IconReceipt2}
      title={t('empty.title')}
      help={t(`empty.${party}`)}
      action={
        <Button component={Link} to="/products" variant="default">
          {t('empty.catalogue')}
        </Button>
      }
    />
  )
}
