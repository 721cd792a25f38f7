import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTotal } from '~/shared/format/format'
import { ListTabs } from '~/shared/parts/ListTabs'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { stockColumns } from './columns'
import { useCounts } from './counts'
import { stockListQuery, stockScope } from './list-query'
import { stockPageQuery, stockSummaryQuery } from './queries'
import { StockBar } from './StockBar'
import { StockExport } from './StockExport'
import { StockFigures } from './StockFigures'
import { StockTable } from './StockTable'
import { type StockSearch, TABS } from './search'

/** What lies in stock, what it is worth and how long it will do; everything chosen here is in the URL. */
export function StockPage() {
  const { t } = useTranslation('stock')
  const [search, change] = useListSearch<StockSearch>()
  const withSupplier = useSession((session) => session.user?.userGroup.code !== 'supplier')
  const columns = useMemo(() => stockColumns(t, withSupplier), [t, withSupplier])
  const onColumns = useCallback((own: string[] | undefined) => change({ columns: own }), [change])
  const view = useTableView('stock', columns, { columns: search.columns, onColumns })
  const list = stockListQuery(search)
  const pages = useRowPages((page) => stockPageQuery(list, page))
  const { data: sum } = useQuery(stockSummaryQuery(stockScope(search)))
  // What was counted is left with the screen, which asks first.
  useEffect(() => () => useCounts.setState({ byProduct: {} }), [])

  const { total } = pages
  const counted =
    total === undefined ? '\u00A0' : t('products', { count: total, amount: formatTotal(total, pages.capped) })
  const counts = { low: sum?.belowThreshold, out: sum?.outOfStock, pending: sum?.pendingReceipt }
  return (
    <>
      <RememberList list="/products/stock" />
      <PageHeader title={t('title')} subtitle={t('intro')} actions={<StockExport list={list} disabled={!total} />} />
      <StockFigures search={search} />
      <Panel flush>
        <ListTabs
          label={t('tabs.label')}
          tabs={[undefined, ...TABS].map((key) => ({
            key,
            label: t(`tabs.${key ?? 'all'}`),
            count: key ? counts[key] : sum?.products,
          }))}
          current={search.tab}
          onTab={(tab) => change({ tab, tag: undefined })}
        />
        <StockBar search={search} onChange={change} withSupplier={withSupplier} view={view} found={counted} />
        <StockTable pages={pages} columns={columns} view={view} search={search} onChange={change} />
      </Panel>
    </>
  )
}
