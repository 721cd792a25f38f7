import type { TFunction } from 'i18next'
import type { GuestRequest, Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import { choiceFilter } from '~/shared/list/choice-filter'
import { datesFilter } from '~/shared/list/dates-filter'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { nameOf } from '../../waiters/waiter'
import { requestStates, requests, STATUSES } from '../request'
import { requestColumns } from './columns'
import { type RequestSearch, USUAL_SORT } from './search'

/** In place of a waiter's number: the restaurant entered the request itself. */
const NOBODY = 'none'

/** What guests asked for at table, and what became of it. */
export const requestList = (
  t: TFunction<'requests'>,
  waiters: readonly Waiter[],
): List<GuestRequest, RequestSearch> => ({
  name: 'taste-orders',
  source: rowSource((query, signal) => api.get('/taste_and_buy/orders', { query, signal }), requests.key, watched),
  queryOf: ({ search, status = [], waiter = [], from, to, sort = USUAL_SORT }) => ({
    search,
    status: STATUSES.filter((code) => status.includes(code)),
    waiter: waiter.filter((id) => id !== NOBODY),
    withoutWaiter: waiter.includes(NOBODY) || undefined,
    'createdAt[gte]': from,
    'createdAt[lte]': to,
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: requestColumns(t),
  sorts: ['createdAt', 'totalPriceTaxIncl', 'linkSentAt'],
  searchLabel: t('search'),
  filters: [
    stateFilter(requestStates, t('column.status'), STATUSES),
    choiceFilter<RequestSearch, string>({
      key: 'waiter',
      label: t('column.waiter'),
      codes: [...waiters.map(({ id }) => String(id)), NOBODY],
      name: (id) => {
        if (id === NOBODY) return t('breakdown.nobody')
        const waiter = waiters.find((one) => String(one.id) === id)
        return waiter ? nameOf(waiter) : ''
      },
    }),
    datesFilter(t('filter.dates')),
  ],
  views: (columns) => <ViewsMenu screen="taste-orders" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
