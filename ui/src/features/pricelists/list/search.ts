import * as z from 'zod/mini'
import { idSearch, tableSearch, wordsSearch } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const priceListsSearch = z.object({
  ...tableSearch('name', 'startsOn', 'endsOn', 'updatedAt'),
  status: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
})

export type PriceListsSearch = z.infer<typeof priceListsSearch>

/** What begins last stands first. */
export const USUAL_SORT = '-startsOn'
