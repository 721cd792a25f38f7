import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { type ByCode, codeOf } from './codes'
import type { Goods, Warehouse } from './goods'

/** A product, where it is kept, how many bottles of it nobody has asked for, and its list price in euros. */
export type PickedProduct = Goods & { warehouse: Warehouse; available: number; listPriceTaxExcl: number | null }

/** Whose products are looked for, and in which warehouse when one alone counts. */
export interface Place {
  supplier: number
  warehouse?: Warehouse
}

/** Products that are offered at once. */
const OFFERED = 12

/** Products of one call when all are wanted. */
const BATCH = 500

/** The products of a place that some words, a reference or an EAN find. */
export const searchQuery = ({ supplier, warehouse }: Place, search: string) =>
  queryOptions({
    queryKey: ['products', 'receivable', supplier, warehouse, search],
    queryFn: ({ signal }) => {
      const query = { supplier: [supplier], warehouse, search, itemsPerPage: OFFERED }
      return api.get('/products', { query, signal })
    },
    select: ({ 'hydra:member': found }): PickedProduct[] => found,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

const pageQuery = (supplier: number, page: number) =>
  queryOptions({
    queryKey: ['products', 'receivable', supplier, 'all', page],
    queryFn: ({ signal }) =>
      api.get('/products', { query: { supplier: [supplier], page, itemsPerPage: BATCH }, signal }),
    staleTime: 60_000,
  })

/**
 * The products of a supplier that have some references or EANs, whatever their warehouse. All pages are read: another
 * product may have the same code.
 */
export async function findByCodes(client: QueryClient, supplier: number, codes: readonly string[]): Promise<ByCode> {
  const found = new Map<string, PickedProduct[]>(codes.map((code) => [codeOf(code), []]))
  for (let page = 1; found.size > 0; page += 1) {
    const { 'hydra:member': some } = await client.fetchQuery(pageQuery(supplier, page))
    for (const product of some) {
      for (const code of new Set([codeOf(product.reference), codeOf(product.ean)])) found.get(code)?.push(product)
    }
    if (some.length < BATCH) break
  }
  return found
}
