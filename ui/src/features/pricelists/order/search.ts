import * as z from 'zod/mini'
import { listSearch, wordsSearch } from '~/shared/parts/list-search'

const { row, search } = listSearch.shape

/** What of a list is looked at, in the URL. Whatever is broken there counts as not chosen. */
export const orderSearch = z.object({ row, search, colour: wordsSearch })

export type OrderSearch = z.infer<typeof orderSearch>
