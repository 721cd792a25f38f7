import { Button } from '@mantine/core'
import { IconChecks, IconReceipt2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { ListTable } from '~/shared/order/list/ListTable'
import type { Role } from '~/shared/order/parties'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
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

/** The orders, all of them, with what can be done with those that are chosen. */
export function OrdersTable({ list, search, onChange, party, ...table }: Props) {
  const { t } = useTranslation('orders')
  return (
    <ListTable
      {...table}
      label={t('title')}
      rowLabel={({ number }) => number}
      sort={search.sort}
      onSort={(sort) => onChange({ sort: sort as OrderSearch['sort'] })}
      bulk={(selection, sample) => <OrderBulkBar selection={selection} list={list} sample={sample} />}
      counted={(total) => t('count', { count: total, amount: formatTotal(total, table.pages.capped) })}
      empty={<NoOrders search={search} onChange={onChange} party={party} />}
    />
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
    return <NoResult help={t('empty.filtered')} onClear={() => onChange({ ...noFilters, tab: undefined })} />
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
