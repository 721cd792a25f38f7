import { datesSearch, idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const paymentsSearch = searchOf({
  ...tableSearch('receivedOn', 'amount', 'customer', 'supplier'),
  ...datesSearch,
  status: wordsSearch,
  kind: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
  order: idSearch,
})

export type PaymentsSearch = ReturnType<typeof paymentsSearch>

/** The newest come first. */
export const USUAL_SORT = '-receivedOn'
