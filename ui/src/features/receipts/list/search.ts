import { choiceSearch, idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The parts of what is open: what is on its way, what the reader may count now, what should have come. */
export const TABS = ['expected', 'toCount', 'late'] as const

export type Tab = (typeof TABS)[number]

const filters = {
  ...tableSearch('expectedOn', 'createdAt', 'number', 'status'),
  warehouse: choiceSearch('supplier', 'dartess'),
  supplier: idSearch,
}

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const receiptsSearch = searchOf({ ...filters, tab: choiceSearch(...TABS) })

export type ReceiptsSearch = ReturnType<typeof receiptsSearch>

/** The same of what ended. */
export const historySearch = searchOf({ ...filters, status: wordsSearch })

export type HistorySearch = ReturnType<typeof historySearch>

/** What comes first stands first; of what ended, the latest. */
export const USUAL_SORT = 'expectedOn'
export const HISTORY_SORT = '-expectedOn'
