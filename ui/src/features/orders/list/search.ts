import { STAGES } from '~/shared/order/stage'
import { choiceSearch, datesSearch, idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** Where orders stand; the first is what waits for the reader, whatever its state. */
const TABS = ['todo', ...STAGES] as const

export type Tab = (typeof TABS)[number]

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const orderSearch = searchOf({
  ...tableSearch('createdAt', 'number', 'totalPriceTaxExcl', 'status', 'customer', 'supplier'),
  tab: choiceSearch(...TABS),
  status: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
  ...datesSearch,
})

export type OrderSearch = ReturnType<typeof orderSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
