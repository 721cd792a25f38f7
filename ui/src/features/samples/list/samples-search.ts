import { choiceSearch, idSearch, searchOf, tableSearch } from '~/shared/parts/search-fields'

/** The parts of the list; the first is what waits for the reader: a seller's answer, a buyer's order. */
export const TABS = ['todo', 'pending', 'accepted', 'refused'] as const

export type Tab = (typeof TABS)[number]

/** The list's state in the URL; `request` is the one that is open beside it. */
export const samplesSearch = searchOf({
  ...tableSearch('createdAt', 'product', 'customer', 'supplier', 'status'),
  tab: choiceSearch(...TABS),
  supplier: idSearch,
  customer: idSearch,
  request: idSearch,
})

export type SamplesSearch = ReturnType<typeof samplesSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'

/** Opens a request beside the list, or closes it. */
export const withRequest = (request: number | undefined) => (before: object) => ({ ...before, request })
