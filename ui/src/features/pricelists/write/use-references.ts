import { type QueryClient, useQueries } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { priceLists } from '../queries'
import { centsOf, type WrittenLine } from './lines'
import type { ListValues } from './values'

/** What a wine's price is held against: what whom the list is for pays without it, and what the one customer paid last. */
export type Reference = Schemas['PricingPriceReference']

export type References = ReadonlyMap<string, Reference>

/** Wines that are asked about at once: what the server takes at most. */
const AT_ONCE = 100

/** Whom a list is for. */
export type Audience = Pick<ListValues, 'supplier' | 'audience' | 'customers' | 'groups'>

/** What the wines of a list are held against, by their ids; of whom the list is for, as that is chosen now. */
export function useReferences(audience: Audience, lines: readonly WrittenLine[]): References {
  return useQueries({ queries: queriesOf(audience, lines), combine: byProduct })
}

/** The references of lines that are not in the list yet. */
export async function fetchReferences(
  client: QueryClient,
  audience: Audience,
  lines: readonly WrittenLine[],
): Promise<References> {
  const parts = await Promise.all(queriesOf(audience, lines).map((query) => client.fetchQuery(query)))
  return byProduct(parts.map((data) => ({ data })))
}

/** The lines with what whom the list is for pays without it as their list price, where that is known. */
export const heldAgainst = (lines: readonly WrittenLine[], references: References): WrittenLine[] =>
  lines.map((line) => {
    const reference = references.get(line.wine['@id'])
    return reference ? { ...line, wine: { ...line.wine, listPrice: centsOf(reference.listPriceTaxExcl) } } : line
  })

const byProduct = (parts: { data?: readonly Reference[] | undefined }[]): References =>
  new Map(parts.flatMap(({ data }) => data ?? []).map((reference) => [reference.product, reference]))

function queriesOf(audience: Audience, lines: readonly WrittenLine[]) {
  const wines = [...new Set(lines.map(({ wine }) => wine.id))]
  const parts = Array.from({ length: Math.ceil(wines.length / AT_ONCE) }, (_, at) =>
    wines.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  return parts.map((part) => referencesQuery(audience, part))
}

function referencesQuery({ supplier, audience, customers, groups }: Audience, product: number[]) {
  const query = {
    supplier: Number(supplier),
    customer: audience === 'customers' ? customers.map(({ id }) => id) : [],
    group: audience === 'groups' ? groups : [],
    product,
  }
  return {
    queryKey: [...priceLists.key, 'references', query],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Reference[]> =>
      (await api.get('/price_lists/references', { query, signal }))['hydra:member'],
    // A list is written for a while; what was paid meanwhile does not change it.
    staleTime: 300_000,
  }
}
