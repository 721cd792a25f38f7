import * as z from 'zod/mini'
import { listSearch, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'

// Fetched before the first screen: what only the list needs is in list-query.ts.

export const TABS = ['low', 'out', 'pending'] as const

export const WAREHOUSES = ['supplier', 'dartess'] as const

export const USUAL_SORT = 'name'

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const stockSearch = z.object({
  ...listFields,
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  tag: wordsSearch,
  warehouse: z.catch(z.optional(z.enum(WAREHOUSES)), undefined),
  supplier: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})

export type StockSearch = z.infer<typeof stockSearch>

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults(USUAL_SORT)
