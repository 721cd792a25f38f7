import { choiceSearch, idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The parts of the list: what is being counted, what the reader may approve, what ended. */
export const TABS = ['open', 'todo', 'ended'] as const

export type Tab = (typeof TABS)[number]

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const countsSearch = searchOf({
  ...tableSearch('createdAt', 'number', 'status'),
  warehouse: choiceSearch('supplier', 'dartess'),
  supplier: idSearch,
  status: wordsSearch,
  tab: choiceSearch(...TABS),
})

export type CountsSearch = ReturnType<typeof countsSearch>

/** The latest stands first. */
export const USUAL_SORT = '-createdAt'
