import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { warehouseFilter } from '~/shared/warehouse/warehouse-filter'
import type { Recovery } from '../recovery'
import { recoveries } from '../recovery-query'
import { recoveryColumns } from './columns'
import { type RecoveriesSearch, type Tab, USUAL_SORT } from './search'

/** What each part of the list holds. */
const tabs: Record<Tab, Query> = {
  todo: { view: 'todo' },
  pending: { status: ['pending'] },
  ordered: { status: ['ordered'] },
}

/** The list of stock returns; administrators also read whose goods they are. */
export const recoveryList = (t: TFunction<'recoveries'>, withSupplier: boolean): List<Recovery, RecoveriesSearch> => ({
  name: 'recoveries',
  source: rowSource((query, signal) => api.get('/stock_recoveries', { query, signal }), recoveries.key, watched),
  queryOf: ({ search, tab, warehouse, supplier, sort = USUAL_SORT }) => ({
    search,
    warehouse,
    supplier: supplier ? [supplier] : [],
    ...(tab && tabs[tab]),
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: recoveryColumns(t, withSupplier),
  sorts: ['createdAt', 'number', 'status', 'units'],
  searchLabel: t('filter.search'),
  filters: [
    warehouseFilter(t('column.warehouse')),
    ...(withSupplier ? [partyFilter<RecoveriesSearch>('supplier', 190)] : []),
  ],
  views: (columns) => <ViewsMenu screen="recoveries" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
