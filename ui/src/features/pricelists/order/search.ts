import { listSearch, searchOf, wordsSearch } from '~/shared/parts/search-fields'

const { row, search } = listSearch

/** What of a list is looked at, in the URL. Whatever is broken there counts as not chosen. */
export const orderSearch = searchOf({ row, search, colour: wordsSearch })

export type OrderSearch = ReturnType<typeof orderSearch>
