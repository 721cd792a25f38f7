import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { stateFilter } from '~/shared/document/state-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { warehouseFilter } from '~/shared/warehouse/warehouse-filter'
import { countStates, ENDED, STATUSES, type StockCount } from '../count'
import { counts } from '../count-query'
import { countColumns } from './columns'
import { type CountsSearch, type Tab, USUAL_SORT } from './search'

/** What each part of the list holds. */
const tabs: Record<Tab, Query> = {
  open: { status: ['open'] },
  todo: { view: 'todo' },
  ended: { status: [...ENDED] },
}

const source = rowSource((query, signal) => api.get('/stock_counts', { query, signal }), counts.key, watched)

/** The list of counts; administrators also read whose goods were counted. */
export const countList = (t: TFunction<'counts'>, withSupplier: boolean): List<StockCount, CountsSearch> => ({
  name: 'stock-counts',
  source,
  queryOf: ({ search, warehouse, supplier, status, tab, sort = USUAL_SORT }) => ({
    search,
    warehouse,
    supplier: supplier ? [supplier] : [],
    ...(tab ? tabs[tab] : { status: STATUSES.filter((code) => status?.includes(code)) }),
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: countColumns(t, withSupplier),
  sorts: ['createdAt', 'number', 'status'],
  searchLabel: t('filter.search'),
  filters: [
    stateFilter(countStates, t('filter.status'), STATUSES, { resets: { tab: undefined } }),
    warehouseFilter(t('filter.warehouse')),
    ...(withSupplier ? [partyFilter<CountsSearch>('supplier', 190)] : []),
  ],
  views: (columns) => <ViewsMenu screen="stock-counts" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
