import { choiceSearch, searchOf } from '~/shared/parts/search-fields'

/** Whether an invoice's address shows it as it will be printed. */
export const paperSearch = searchOf({ paper: choiceSearch('invoice') })

export type PaperSearch = ReturnType<typeof paperSearch>
