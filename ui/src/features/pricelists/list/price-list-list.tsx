import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { partiesFor } from '~/shared/order/parties'
import { orderQuery } from '~/shared/parts/list-search'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { type PriceList, priceListStates, STATUSES } from '../price-list'
import { priceLists } from '../queries'
import { priceListColumns } from './columns'
import { type PriceListsSearch, USUAL_SORT } from './search'

/** The price lists that somebody of a group may read. */
export const priceListList = (t: TFunction<'pricelists'>, group: GroupCode): List<PriceList, PriceListsSearch> => ({
  name: 'pricelists',
  source: rowSource((query, signal) => api.get('/price_lists', { query, signal }), priceLists.key, readOnReturn),
  queryOf: ({ search, status, supplier, customer, sort = USUAL_SORT }) => ({
    search,
    status: STATUSES.filter((code) => status?.includes(code)),
    supplier: supplier ? [supplier] : [],
    customer: customer ? [customer] : [],
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: priceListColumns(t, group),
  sorts: ['name', 'startsOn', 'endsOn', 'updatedAt'],
  searchLabel: t('filter.search'),
  filters: [
    stateFilter(
      priceListStates,
      t('filter.status'), // Who buys reads what is published.
      STATUSES.filter((code) => code !== 'draft' || !ordersForItself(group)),
    ),
    ...partiesFor(group).map((role) => partyFilter<PriceListsSearch>(role, 190)),
  ],
  views: (columns) => <ViewsMenu screen="pricelists" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
