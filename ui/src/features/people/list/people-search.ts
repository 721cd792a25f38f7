import { searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The state of a list of people in the URL. Whatever is broken there counts as not chosen. */
export const peopleSearch = searchOf({
  ...tableSearch('company', 'lastName', 'email', 'status'),
  group: wordsSearch,
})

export type PeopleSearch = ReturnType<typeof peopleSearch>

/** By name, as in an address book. */
export const USUAL_SORT = 'company'
