import { choiceSearch, datesSearch, idSearch, searchOf, tableSearch } from '~/shared/parts/search-fields'

/** The parts of the list: whose answer is expected, and how those that are settled ended. */
export const TABS = ['todo', 'waiting', 'accepted', 'closed'] as const

export type Tab = (typeof TABS)[number]

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const quotationSearch = searchOf({
  ...tableSearch('createdAt', 'number', 'totalPriceTaxExcl', 'validUntil', 'status', 'customer', 'supplier'),
  tab: choiceSearch(...TABS),
  supplier: idSearch,
  customer: idSearch,
  ...datesSearch,
})

export type QuotationSearch = ReturnType<typeof quotationSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
