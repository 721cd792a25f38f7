import * as z from 'zod/mini'
import { idSearch, tableSearch, wordsSearch } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const promoCodesSearch = z.object({
  ...tableSearch('code', 'startsOn', 'endsOn', 'uses', 'createdAt'),
  status: wordsSearch,
  supplier: idSearch,
})

export type PromoCodesSearch = z.infer<typeof promoCodesSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
