import { idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const priceListsSearch = searchOf({
  ...tableSearch('name', 'startsOn', 'endsOn', 'updatedAt'),
  status: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
})

export type PriceListsSearch = ReturnType<typeof priceListsSearch>

/** What begins last stands first. */
export const USUAL_SORT = '-startsOn'
