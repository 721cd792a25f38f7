import * as z from 'zod/mini'
import { listSearch, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'

const { row, search } = listSearch.shape

/** What of a list is looked at, in the URL. Whatever is broken there counts as not chosen. */
export const orderSearch = z.object({ row, search, colour: wordsSearch })

export type OrderSearch = z.infer<typeof orderSearch>

/** Empty filters and the top of the list stay out of the URL. */
export const withoutDefaults = withoutListDefaults('')
