import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import type { StockLot } from '../lot'
import { LOTS } from '../queries'
import { lotColumns } from './columns'
import { type LotsSearch, USUAL_SORT } from './search'

/** The list of lots; administrators also read whose they are. */
export const lotList = (t: TFunction<'lots'>, withSupplier: boolean): List<StockLot, LotsSearch> => ({
  name: 'lots',
  source: rowSource((query, signal) => api.get('/stock_lots', { query, signal }), LOTS, readOnReturn),
  queryOf: ({ search, tab, supplier, sort = USUAL_SORT }) => ({
    search,
    supplier: supplier ? [supplier] : [],
    inStock: tab === 'stock' || undefined,
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: lotColumns(t, withSupplier),
  sorts: ['createdAt', 'lot', 'bestBefore'],
  searchLabel: t('filter.search'),
  filters: withSupplier ? [partyFilter<LotsSearch>('supplier', 190)] : [],
  views: (columns) => <ViewsMenu screen="lots" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
