import type { TFunction } from 'i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { WAITER_STATES, waiterStates, waiters } from '../waiter'
import { waiterColumns } from './columns'
import { USUAL_SORT, type WaiterSearch } from './search'

/** The waiters of a restaurant. */
export const waiterList = (t: TFunction<'waiters'>): List<Waiter, WaiterSearch> => ({
  name: 'waiters',
  source: rowSource((query, signal) => api.get('/waiters', { query, signal }), waiters.key, readOnReturn),
  queryOf: ({ search, status = [], sort = USUAL_SORT }) => ({ search, ...activeOf(status), ...orderQuery(sort) }),
  usualSort: USUAL_SORT,
  columns: waiterColumns(t),
  sorts: ['lastName', 'createdAt'],
  searchLabel: t('search'),
  filters: [stateFilter(waiterStates, t('column.state'), WAITER_STATES)],
  views: (columns) => <ViewsMenu screen="waiters" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})

/** Both states chosen, or none, is everybody. */
const activeOf = (states: readonly string[]) => {
  const [one] = WAITER_STATES.filter((state) => states.includes(state))
  return states.length === 1 && one ? { active: String(one === 'active') } : {}
}
