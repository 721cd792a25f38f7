import * as z from 'zod/mini'
import { wordsSearch } from '~/shared/parts/list-search'

/** What can be looked at of a departure, in the order of the work. */
export const VIEWS = ['picking', 'parcels', 'labels', 'notes'] as const

export type View = (typeof VIEWS)[number]

/** Orders that the server reads and lets leave together. */
export const MOST_ORDERS = 50

/** Which orders are prepared together, and what of them is looked at. */
export const dispatchSearch = z.object({
  orders: wordsSearch,
  view: z.catch(z.optional(z.enum(VIEWS)), undefined),
})

export type DispatchSearch = z.infer<typeof dispatchSearch>
