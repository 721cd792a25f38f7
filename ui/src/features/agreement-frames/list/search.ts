import { idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const framesSearch = searchOf({
  ...tableSearch('name', 'startsOn', 'endsOn', 'createdAt'),
  status: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
})

export type FramesSearch = ReturnType<typeof framesSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
