import { choiceSearch, idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

export const TABS = ['low', 'out', 'pending'] as const

export const WAREHOUSES = ['supplier', 'dartess'] as const

export const USUAL_SORT = 'name'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const stockSearch = searchOf({
  ...tableSearch('name', 'supplier', 'onHand', 'reserved', 'available', 'incoming', 'value', 'daysOfCover'),
  tab: choiceSearch(...TABS),
  tag: wordsSearch,
  warehouse: choiceSearch('supplier', 'dartess'),
  supplier: idSearch,
})

export type StockSearch = ReturnType<typeof stockSearch>
