import { choiceSearch, idSearch, searchOf, tableSearch } from '~/shared/parts/search-fields'

/** The parts of the list: what the reader hands over now, what waits for whomever, what has left. */
export const TABS = ['todo', 'pending', 'ordered'] as const

export type Tab = (typeof TABS)[number]

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const recoveriesSearch = searchOf({
  ...tableSearch('createdAt', 'number', 'status', 'units'),
  tab: choiceSearch(...TABS),
  warehouse: choiceSearch('supplier', 'dartess'),
  supplier: idSearch,
})

export type RecoveriesSearch = ReturnType<typeof recoveriesSearch>

/** What was asked for last stands first. */
export const USUAL_SORT = '-createdAt'
