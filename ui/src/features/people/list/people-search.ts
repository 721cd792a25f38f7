import * as z from 'zod/mini'
import { tableSearch, wordsSearch } from '~/shared/parts/list-search'

/** The state of a list of people in the URL. Whatever is broken there counts as not chosen. */
export const peopleSearch = z.object({
  ...tableSearch('company', 'lastName', 'email', 'status'),
  group: wordsSearch,
})

export type PeopleSearch = z.infer<typeof peopleSearch>

/** By name, as in an address book. */
export const USUAL_SORT = 'company'
