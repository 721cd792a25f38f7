import { choiceSearch, searchOf, wordsSearch } from '~/shared/parts/search-fields'

/** What can be looked at of a departure, in the order of the work. */
export const VIEWS = ['picking', 'parcels', 'labels', 'notes'] as const

export type View = (typeof VIEWS)[number]

/** Orders that the server reads and lets leave together. */
export const MOST_ORDERS = 50

/** Which orders are prepared together, and what of them is looked at. */
export const dispatchSearch = searchOf({ orders: wordsSearch, view: choiceSearch(...VIEWS) })

export type DispatchSearch = ReturnType<typeof dispatchSearch>
