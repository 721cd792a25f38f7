import type { GroupCode, UserStatus } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { orderQuery } from '~/shared/parts/list-search'
import { USER_STATUSES, USUAL_SORT, type UserSearch } from './user-search'

export const USER_GROUPS: GroupCode[] = [
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

/** Groups chosen in the filter that exist. */
export const chosenGroups = ({ group = [] }: UserSearch) => USER_GROUPS.filter((code) => group.includes(code))

/** States chosen in the filter that exist. */
export const chosenStatuses = ({ status = [] }: UserSearch) => USER_STATUSES.filter((code) => status.includes(code))

function statusesOf(search: UserSearch): UserStatus[] {
  const chosen = chosenStatuses(search)
  if (chosen.length > 0) return chosen
  return search.tab && search.tab !== 'journal' ? [search.tab] : []
}

/** The states that rows of the list may have. */
export function listedStatuses(search: UserSearch): UserStatus[] {
  const statuses = statusesOf(search)
  return statuses.length > 0 ? statuses : USER_STATUSES
}

/** The people of a list, as the API takes it. */
export function userListQuery(search: UserSearch): Query {
  return {
    search: search.search,
    userGroup: chosenGroups(search),
    status: statusesOf(search),
    createdAt: { gte: search.from, lte: search.to },
    ...orderQuery(search.sort ?? USUAL_SORT),
  }
}

/** What clears every filter; tab and sort stay. */
export const noFilters: Partial<UserSearch> = {
  search: undefined,
  group: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  actor: undefined,
  subject: undefined,
  subjectId: undefined,
  action: undefined,
}

export const isFiltered = (search: UserSearch) =>
  Object.keys(noFilters).some((key) => search[key as keyof UserSearch] !== undefined)
