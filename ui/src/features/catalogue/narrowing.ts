import type { FacetName } from '~/shared/product/product'
import { type CatalogueSearch, FACETS } from './search'

/** Adds a value to a facet, or takes it away. */
export function toggled(search: CatalogueSearch, facet: FacetName, value: string): Partial<CatalogueSearch> {
  const chosen = search[facet] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return { [facet]: next.length > 0 ? next : undefined }
}

/** What clears every filter, and leaves the view and the sort alone. */
export const noFilters: Partial<CatalogueSearch> = {
  ...Object.fromEntries(FACETS.map((facet) => [facet, undefined])),
  search: undefined,
  exact: undefined,
  min: undefined,
  max: undefined,
  available: undefined,
  warehouse: undefined,
}

/** How many filters are in force, the search not counted. */
export function filterCount(search: CatalogueSearch): number {
  const values = FACETS.reduce((sum, facet) => sum + (search[facet]?.length ?? 0), 0)
  const prices = search.min !== undefined || search.max !== undefined ? 1 : 0
  return values + prices + (search.available ? 1 : 0) + (search.warehouse ? 1 : 0)
}
