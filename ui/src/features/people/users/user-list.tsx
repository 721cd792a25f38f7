import type { TFunction } from 'i18next'
import type { GroupCode, Me, PersonCard, UserStatus } from '~/api/types'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import { choiceFilter } from '~/shared/list/choice-filter'
import { datesFilter } from '~/shared/list/dates-filter'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { accountStates } from '../account-states'
import { userColumns } from './user-columns'
import { USER_STATUSES, USUAL_SORT, type UserSearch } from './user-search'

const USER_GROUPS: GroupCode[] = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'customer',
  'negociant',
  'supplier',
  'commercial_agent',
  'admin',
  'superadmin',
]

function statusesOf({ tab, status = [] }: UserSearch): UserStatus[] {
  const chosen = USER_STATUSES.filter((code) => status.includes(code))
  if (chosen.length > 0) return chosen
  return tab && tab !== 'journal' ? [tab] : []
}

/** The states that rows of the list may have. */
export function listedStatuses(search: UserSearch): UserStatus[] {
  const statuses = statusesOf(search)
  return statuses.length > 0 ? statuses : USER_STATUSES
}

/** Everybody's accounts, as an administrator reads them. */
export function userList(t: TFunction<'users'>, viewer: Me): List<PersonCard, UserSearch> {
  return {
    name: 'users',
    source: rowSource((query, signal) => api.get('/users', { query, signal }), ['people', 'users'], readOnReturn),
    queryOf: (search) => ({
      search: search.search,
      userGroup: USER_GROUPS.filter((code) => search.group?.includes(code)),
      status: statusesOf(search),
      createdAt: { gte: search.from, lte: search.to },
      ...orderQuery(search.sort ?? USUAL_SORT),
    }),
    usualSort: USUAL_SORT,
    columns: userColumns(t, viewer),
    sorts: ['createdAt', 'company', { key: 'lastName', label: t('field.lastName') }, 'email', 'status'],
    searchLabel: t('search'),
    filters: [
      choiceFilter({
        key: 'group',
        label: t('column.userGroup'),
        codes: USER_GROUPS,
        name: (code) => t(`enums:user_group.${code}`),
      }),
      stateFilter(accountStates, t('column.status'), USER_STATUSES, { resets: { tab: undefined } }),
      datesFilter(t('filter.created')),
      // What the trail beside keeps in the address is cleared too.
      { keys: ['actor', 'subject', 'subjectId', 'action'], field: () => null },
    ],
    views: (columns) => <ViewsMenu screen="users" columns={columns} />,
    counted: (count, amount) => t('count', { count, amount }),
  }
}
