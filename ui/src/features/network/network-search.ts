import * as z from 'zod/mini'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'
import { SIDES, type Side } from './sides'

/** Where a relation stands (specification 3). */
export const RELATION_STATUSES = ['pending', 'valid', 'reject'] as const

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

const sortable = ['name', 'status', 'invitedAt'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

/** The state of the network in the URL; `invitation` is the token of a mailed link, taken out once it was followed. */
export const networkSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  side: z.catch(z.optional(z.enum(SIDES)), undefined),
  status: wordsSearch,
  invitation: z.catch(z.optional(z.string()), undefined),
})

export type NetworkSearch = z.infer<typeof networkSearch>

/** People by name, as in an address book; what was sent by date. */
export const usualSort = (side: Side) => (side === 'sent' ? '-invitedAt' : 'name')

export const chosenStatuses = ({ status = [] }: NetworkSearch) =>
  RELATION_STATUSES.filter((code) => status.includes(code))

/** A list of relations, as the API takes it. */
export function relationsListQuery(side: Side, search: NetworkSearch): Query {
  const list = { search: search.search, ...orderQuery(search.sort ?? usualSort(side)) }
  return side === 'sent' ? { ...list, awaiting: 'other' } : { ...list, status: chosenStatuses(search) }
}

/** What clears every filter; the side and the sort stay. */
export const noFilters: Partial<NetworkSearch> = { search: undefined, status: undefined }

export const isFiltered = (search: NetworkSearch) => search.search !== undefined || chosenStatuses(search).length > 0

/** The top of the list and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults('')
