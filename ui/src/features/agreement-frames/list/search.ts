import * as z from 'zod/mini'
import { idSearch, tableSearch, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'

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

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults(USUAL_SORT)
