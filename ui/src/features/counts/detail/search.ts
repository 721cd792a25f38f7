import { choiceSearch, numberSearch, searchOf } from '~/shared/parts/search-fields'

/** How a count's address shows it: to read, or counting; and the row of its lines that back returns to. */
export const countSearch = searchOf({ count: choiceSearch(1), row: numberSearch() })

export type CountSearch = ReturnType<typeof countSearch>
