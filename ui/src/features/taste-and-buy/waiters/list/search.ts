import { searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const waiterSearch = searchOf({ ...tableSearch('lastName', 'createdAt'), status: wordsSearch })

export type WaiterSearch = ReturnType<typeof waiterSearch>

export const USUAL_SORT = 'lastName'
