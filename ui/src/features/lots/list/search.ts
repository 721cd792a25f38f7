import { choiceSearch, idSearch, searchOf, tableSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const lotsSearch = searchOf({
  ...tableSearch('createdAt', 'lot', 'bestBefore'),
  tab: choiceSearch('stock'),
  supplier: idSearch,
})

export type LotsSearch = ReturnType<typeof lotsSearch>

/** What came last stands first. */
export const USUAL_SORT = '-createdAt'
