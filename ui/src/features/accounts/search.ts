import { choiceSearch, datesSearch, searchOf } from '~/shared/parts/search-fields'

/** The period of an account, and whether it is shown as it will be printed. */
export const accountSearch = searchOf({ ...datesSearch, paper: choiceSearch('statement') })

export type AccountSearch = ReturnType<typeof accountSearch>
