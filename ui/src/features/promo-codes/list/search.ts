import { idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const promoCodesSearch = searchOf({
  ...tableSearch('code', 'startsOn', 'endsOn', 'uses', 'createdAt'),
  status: wordsSearch,
  supplier: idSearch,
})

export type PromoCodesSearch = ReturnType<typeof promoCodesSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
