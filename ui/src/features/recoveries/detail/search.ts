import { choiceSearch, searchOf } from '~/shared/parts/search-fields'

/** How a return's address shows it: to read, or as the slip that goes with the goods. */
export const recoverySearch = searchOf({ paper: choiceSearch('slip') })

export type RecoverySearch = ReturnType<typeof recoverySearch>
