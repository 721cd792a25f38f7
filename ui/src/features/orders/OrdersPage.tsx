import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTotal } from '~/shared/format/format'
import { ExportMenu } from '~/shared/order/list/ExportMenu'
import { useExcelExport } from '~/shared/order/list/use-excel-export'
import { partiesFor } from '~/shared/order/parties'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { orderColumns } from './columns'
import { allOrders } from './export-orders'
import { OrdersBar } from './OrdersBar'
import { OrdersTable } from './OrdersTable'
import { ordersPageQuery } from './queries'
import { StatusTabs } from './StatusTabs'
import { type OrderSearch, orderListQuery } from './search'
import { useOrdersExport } from './use-orders-export'

/** The orders a person may see; everything chosen here is in the URL. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const [search, change] = useListSearch<OrderSearch>()
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const parties = useMemo(() => partiesFor(group), [group])
  const columns = useMemo(() => orderColumns(t, group), [t, group])
  const onColumns = useCallback((own: string[] | undefined) => change({ columns: own }), [change])
  const view = useTableView('orders', columns, { columns: search.columns, onColumns })
  const list = orderListQuery(search)
  const pages = useRowPages((page) => ordersPageQuery(list, page))
  const { isBusy, onExport } = useOrdersExport()
  const excel = useExcelExport('orders', list)

  const { total } = pages
  const counted =
    total === undefined ? '\u00A0' : t('count', { count: total, amount: formatTotal(total, pages.capped) })
  const party = parties[0] ?? 'customer'
  return (
    <>
      <RememberList list="/orders" />
      <PageHeader
        title={t('title')}
        subtitle={counted}
        actions={
          <ExportMenu
            disabled={!total}
            isBusy={isBusy || excel.isBusy}
            onExcel={() => void excel.onExcel()}
            onCsv={() => void onExport(() => allOrders(client, list))}
          />
        }
      />
      <Panel flush>
        <StatusTabs tab={search.tab} onTab={(tab) => change({ tab, status: undefined })} />
        <OrdersBar search={search} onChange={change} parties={parties} view={view} found={counted} />
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
