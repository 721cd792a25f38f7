import * as z from 'zod/mini'
import { choiceSearch, idSearch, tableSearch, withoutListDefaults } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const lotsSearch = z.object({
  ...tableSearch('createdAt', 'lot', 'bestBefore'),
  tab: choiceSearch('stock'),
  supplier: idSearch,
})

export type LotsSearch = z.infer<typeof lotsSearch>

/** What came last stands first. */
export const USUAL_SORT = '-createdAt'

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults(USUAL_SORT)
