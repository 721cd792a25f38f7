import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { stateFilter } from '~/shared/document/state-filter'
import type { List, ListSearch } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { warehouseFilter } from '~/shared/warehouse/warehouse-filter'
import { ENDED, type Receipt, receiptStates } from '../receipt'
import { receipts } from '../receipt-query'
import { receiptColumns } from './columns'
import { HISTORY_SORT, type HistorySearch, type ReceiptsSearch, type Tab, USUAL_SORT } from './search'

interface Common extends ListSearch {
  warehouse?: 'supplier' | 'dartess' | undefined
  supplier?: number | undefined
}

/** What each part of the list holds. */
const tabs: Record<Tab, Query> = {
  expected: { view: 'open', status: ['processing'] },
  toCount: { view: 'todo', status: ['warehouse', 'partiel'] },
  late: { view: 'todo', status: ['processing'] },
}

const source = rowSource((query, signal) => api.get('/receipts', { query, signal }), receipts.key, watched)

const common = ({ search, warehouse, supplier }: Common): Query => ({
  search,
  warehouse,
  supplier: supplier ? [supplier] : [],
})

/** What both lists have in common; administrators also read whose goods they are. */
const base = (t: TFunction<'receipts'>, withSupplier: boolean) => ({
  source,
  columns: receiptColumns(t, withSupplier),
  sorts: ['expectedOn', 'createdAt', 'number', 'status'],
  searchLabel: t('filter.search'),
  counted: (count: number, amount: string) => t('count', { count, amount }),
})

/** The receipts that may still bring something. */
export const receiptList = (t: TFunction<'receipts'>, withSupplier: boolean): List<Receipt, ReceiptsSearch> => ({
  ...base(t, withSupplier),
  name: 'receipts',
  queryOf: (search) => ({
    ...common(search),
    ...(search.tab ? tabs[search.tab] : { view: 'open' }),
    ...orderQuery(search.sort ?? USUAL_SORT),
  }),
  usualSort: USUAL_SORT,
  filters: [
    warehouseFilter(t('filter.warehouse')),
    ...(withSupplier ? [partyFilter<ReceiptsSearch>('supplier', 190)] : []),
  ],
  views: (columns) => <ViewsMenu screen="receipts" columns={columns} />,
})

/** The receipts that were received or canceled. */
export const historyList = (t: TFunction<'receipts'>, withSupplier: boolean): List<Receipt, HistorySearch> => ({
  ...base(t, withSupplier),
  name: 'receipts-history',
  queryOf: (search) => ({
    ...common(search),
    view: 'history',
    status: ENDED.filter((code) => search.status?.includes(code)),
    ...orderQuery(search.sort ?? HISTORY_SORT),
  }),
  usualSort: HISTORY_SORT,
  filters: [
    stateFilter(receiptStates, t('filter.status'), ENDED),
    warehouseFilter(t('filter.warehouse')),
    ...(withSupplier ? [partyFilter<HistorySearch>('supplier', 190)] : []),
  ],
  views: (columns) => <ViewsMenu screen="receipts-history" columns={columns} />,
})
