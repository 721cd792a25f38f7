import * as z from 'zod/mini'
import { choiceSearch, idSearch, tableSearch } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const lotsSearch = z.object({
  ...tableSearch('createdAt', 'lot', 'bestBefore'),
  tab: choiceSearch('stock'),
  supplier: idSearch,
})

export type LotsSearch = z.infer<typeof lotsSearch>

/** What came last stands first. */
export const USUAL_SORT = '-createdAt'
