import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import type { Goods, Warehouse } from '~/shared/warehouse/goods'

/** What of a wine may choose it. */
export const TRAITS = ['colour', 'type', 'region', 'appellation'] as const

export type Trait = (typeof TRAITS)[number]

/** A part of a supplier's stock in a warehouse; a trait without a value is not asked for. */
export interface Part extends Record<Trait, string[]> {
  supplier: number
  warehouse: Warehouse
  search: string
}

/** Products that are named before the count begins. */
const NAMED = 12

/** Products of one call when all are wanted. */
const BATCH = 500

const queryOf = ({ supplier, ...part }: Part) => ({ ...part, supplier: [supplier], order: { name: 'asc' as const } })

/** What the filters find: some of it, and how much there is. */
export const partQuery = (part: Part) =>
  queryOptions({
    queryKey: ['products', 'countable', part],
    queryFn: ({ signal }) => api.get('/products', { query: { ...queryOf(part), itemsPerPage: NAMED }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** Which values the traits have in this part, and how many products each would find. */
export const traitsQuery = (part: Part) =>
  queryOptions({
    queryKey: ['products', 'countable', 'traits', part],
    queryFn: async ({ signal }) => {
      const { order: _, ...query } = queryOf(part)
      const { facets } = await api.get('/products/facets', { query, signal })
      return facets
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** All that the filters find. */
export async function fetchPart(part: Part): Promise<Goods[]> {
  const products: Goods[] = []
  for (let page = 1; ; page += 1) {
    const query = { ...queryOf(part), page, itemsPerPage: BATCH }
    const { 'hydra:member': some } = await api.get('/products', { query })
    products.push(...some)
    if (some.length < BATCH) return products
  }
}
