import type { TFunction } from 'i18next'
import type { GroupCode, Order } from '~/api/types'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import { datesFilter } from '~/shared/list/dates-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderStates } from '~/shared/order/order-states'
import { partiesFor } from '~/shared/order/parties'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { orderColumns } from './columns'
import { chosenStatuses, orderListQuery } from './order-query'
import { type OrderSearch, USUAL_SORT } from './search'
import { FILTER_STATUSES } from './statuses'

/** The list of orders, as somebody of a group reads it. */
export function orderList(t: TFunction<'orders'>, group: GroupCode): List<Order, OrderSearch> {
  const parties = partiesFor(group)
  return {
    name: 'orders',
    // New ones appear by themselves.
    source: rowSource((query, signal) => api.get('/orders', { query, signal }), ['orders'], {
      ...watched,
      refetchOnWindowFocus: 'always',
    }),
    queryOf: orderListQuery,
    usualSort: USUAL_SORT,
    columns: orderColumns(t, group),
    sorts: ['createdAt', 'totalPriceTaxExcl', 'status', ...parties, 'number'],
    searchLabel: t(`search.${parties[0] ?? 'customer'}`),
    filters: [
      stateFilter(orderStates, t('filter.status'), FILTER_STATUSES, {
        chosen: chosenStatuses,
        resets: { tab: undefined },
        isLong: true,
      }),
      ...parties.map((role) => partyFilter(role, 156)),
      datesFilter(t('filter.dates')),
    ],
    views: (columns) => <ViewsMenu screen="orders" columns={columns} />,
    counted: (count, amount) => t('count', { count, amount }),
  }
}
