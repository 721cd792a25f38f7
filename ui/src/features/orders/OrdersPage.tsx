import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatInteger } from '~/shared/format/format'
import { rememberList } from '~/shared/parts/list-memory'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { SearchBox } from '~/shared/parts/SearchBox'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { filterChips } from './chips'
import { orderColumns, orderSorts, partiesFor } from './columns'
import { allOrders } from './export-orders'
import { OrderFilters } from './OrderFilters'
import classes from './OrdersPage.module.css'
import { OrdersTable } from './OrdersTable'
import { ordersPageQuery } from './queries'
import { StatusTabs } from './StatusTabs'
import { noFilters, type OrderSearch, orderListQuery } from './search'
import { useOrderActions } from './use-order-actions'

/** The orders a person may see; everything chosen here is in the URL. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const [search, change] = useListSearch<OrderSearch>()
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const parties = useMemo(() => partiesFor(group), [group])
  const columns = useMemo(() => orderColumns(t, parties), [t, parties])
  const view = useTableView('orders', columns, {
    columns: search.columns,
    onColumns: (own) => change({ columns: own }),
  })
  const list = orderListQuery(search)
  const pages = useRowPages((page) => ordersPageQuery(list, page), search.row)
  const { isBusy, onExport } = useOrderActions()
  useEffect(() => rememberList('/orders', '/orders', search), [search])

  const { total } = pages
  const counted =
    total === undefined
      ? '\u00A0'
      : t('count', { count: total, amount: formatInteger(total) + (pages.capped ? '+' : '') })
  const party = parties[0] ?? 'customer'
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={counted}
        actions={
          <Button
            variant="default"
            className={classes.export ?? ''}
            leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
            disabled={!total}
            loading={isBusy}
            onClick={() => void onExport(() => allOrders(client, list))}
          >
            {t('export.all')}
          </Button>
        }
      />
      <Panel flush>
        <StatusTabs tab={search.tab} onTab={(tab) => change({ tab, status: undefined })} />
        <FilterBar
          search={
            <SearchBox
              value={search.search}
              label={t(`search.${party}`)}
              onSearch={(words) => change({ search: words }, { replace: true })}
            />
          }
          filters={(isStacked) => (
            <OrderFilters search={search} onChange={change} parties={parties} isStacked={isStacked} />
          )}
          chips={filterChips(t, search, change)}
          onClear={() => change(noFilters)}
          found={counted}
          tools={
            <>
              <ViewsMenu screen="orders" columns={view.chosen} />
              <DisplayMenu
                view={view}
                sorts={orderSorts(t, parties)}
                sort={parseSort(search.sort ?? '-createdAt')}
                onSort={(sort) => change({ sort: formatSort(sort) as OrderSearch['sort'] })}
              />
            </>
          }
        />
        <OrdersTable
          pages={pages}
          columns={columns}
          view={view}
          list={list}
          search={search}
          onChange={change}
          party={party}
        />
      </Panel>
    </>
  )
}
