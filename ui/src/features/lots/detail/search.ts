import { choiceSearch, searchOf } from '~/shared/parts/search-fields'

/** How a lot's address shows it: to read, or as the letters to those who received it. */
export const lotSearch = searchOf({ paper: choiceSearch('letters') })

export type LotSearch = ReturnType<typeof lotSearch>
