import * as z from 'zod/mini'
import { idSearch, tableSearch, wordsSearch } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const framesSearch = z.object({
  ...tableSearch('name', 'startsOn', 'endsOn', 'createdAt'),
  status: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
})

export type FramesSearch = z.infer<typeof framesSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
