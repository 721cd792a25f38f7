import { datesSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const requestSearch = searchOf({
  ...tableSearch('createdAt', 'totalPriceTaxIncl', 'linkSentAt'),
  status: wordsSearch,
  waiter: wordsSearch,
  ...datesSearch,
})

export type RequestSearch = ReturnType<typeof requestSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
