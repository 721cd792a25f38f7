import * as z from 'zod/mini'
import type { GroupCode, UserStatus } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, wordsSearch } from '~/shared/parts/list-search'

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

export const USER_STATUSES: UserStatus[] = ['processing', 'valid', 'blocked', 'deleted']

/** The states of accounts, and the superadmin's audit trail. */
const TABS = [...USER_STATUSES, 'journal'] as const

const sortable = ['company', 'lastName', 'email', 'createdAt', 'status'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

/** A day as the URL and the API write it. */
const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined)

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The list's state in the URL, and the audit trail's. Whatever is broken there counts as not chosen. */
export const userSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  group: wordsSearch,
  status: wordsSearch,
  from: day,
  to: day,
  /** Whose acts the trail shows. */
  actor: id,
  /** What they were done to: a kind, and one of it. */
  subject: z.catch(z.optional(z.enum(['users', 'addresses', 'user_children', 'user_notes'])), undefined),
  subjectId: id,
  action: z.catch(z.optional(z.string()), undefined),
})

export type UserSearch = z.infer<typeof userSearch>

export type UserSort = UserSearch['sort']

/** The newest come first. */
export const USUAL_SORT = '-createdAt'

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

interface Middleware {
  search: UserSearch
  next: (search: UserSearch) => UserSearch
}

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export function withoutDefaults({ search, next }: Middleware): UserSearch {
  const isDefault = (key: string, value: unknown) =>
    value === undefined ||
    value === '' ||
    (key === 'row' && value === 0) ||
    (key === 'sort' && value === USUAL_SORT) ||
    (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(next(search)).filter(([key, value]) => !isDefault(key, value)))
}
