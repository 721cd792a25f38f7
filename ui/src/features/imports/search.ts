import { choiceSearch, idSearch, searchOf, wholeSearch } from '~/shared/parts/search-fields'

/** What the address says: which import, an earlier step to look at again, which rows, and for whom an administrator imports. */
export const importSearch = searchOf({
  import: idSearch,
  step: choiceSearch('columns'),
  only: choiceSearch('all', 'faulty', 'ready', 'warned'),
  supplier: idSearch,
  row: wholeSearch(0),
})

export type ImportSearch = ReturnType<typeof importSearch>
