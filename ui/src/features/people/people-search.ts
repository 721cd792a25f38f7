import * as z from 'zod/mini'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'
import { CUSTOMER_GROUPS } from './people-lists'

const sortable = ['company', 'lastName', 'email', 'status'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The state of a list of people in the URL. Whatever is broken there counts as not chosen. */
export const peopleSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  group: wordsSearch,
})

export type PeopleSearch = z.infer<typeof peopleSearch>

/** By name, as in an address book. */
export const USUAL_SORT = 'company'

/** Groups chosen in the filter that exist. */
export const chosenGroups = ({ group = [] }: PeopleSearch) => CUSTOMER_GROUPS.filter((code) => group.includes(code))

/** The people of a list, as the API takes it. */
export const peopleListQuery = (search: PeopleSearch): Query => ({
  search: search.search,
  userGroup: chosenGroups(search),
  ...orderQuery(search.sort ?? USUAL_SORT),
})

/** What clears every filter; the sort stays. */
export const noFilters: Partial<PeopleSearch> = { search: undefined, group: undefined }

export const isFiltered = (search: PeopleSearch) => search.search !== undefined || chosenGroups(search).length > 0

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults(USUAL_SORT)
