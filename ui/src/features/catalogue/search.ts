import * as z from 'zod/mini'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, wordsSearch } from '~/shared/parts/list-search'
import type { FacetName } from '~/shared/product/product'

/** What comes first when nobody asked for an order: the newest products make a first screen of every kind. */
const NEWEST = '-createdAt'

/** The orders the catalogue can be read in. */
export const SORTS = [NEWEST, 'region', 'priceTaxExcl', '-priceTaxExcl', 'name', '-vintage', 'supplier'] as const

const sortable = [...SORTS, '-name', 'vintage', 'createdAt', '-supplier', '-region'] as const

const price = z.catch(z.optional(z.number().check(z.minimum(0))), undefined)

/** The catalogue's state in the URL. Whatever is broken there counts as not chosen. */
export const catalogueSearch = z.extend(listSearch, {
  sort: z.catch(z.optional(z.enum(sortable)), undefined),
  colour: wordsSearch,
  type: wordsSearch,
  region: wordsSearch,
  appellation: wordsSearch,
  supplier: wordsSearch,
  certifications: wordsSearch,
  vintage: wordsSearch,
  bottleSizeCl: wordsSearch,
  tag: wordsSearch,
  min: price,
  max: price,
  available: z.catch(z.optional(z.literal(true)), undefined),
  warehouse: z.catch(z.optional(z.literal('dartess')), undefined),
  view: z.catch(z.optional(z.literal('table')), undefined),
})

export type CatalogueSearch = z.infer<typeof catalogueSearch>

export const FACETS: FacetName[] = [
  'colour',
  'type',
  'region',
  'appellation',
  'supplier',
  'certifications',
  'vintage',
  'bottleSizeCl',
  'tag',
]

/** The filters alone, as the API takes them. */
export function filterQuery(search: CatalogueSearch): Query {
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, search[facet] ?? []]))
  return {
    ...facets,
    search: search.search,
    available: search.available,
    warehouse: search.warehouse,
    priceTaxExcl: { gte: search.min, lte: search.max },
  }
}

/** The order without one in the URL: relevance (undefined) when searching, else the newest first. */
const defaultSort = ({ search }: CatalogueSearch) => (search ? undefined : NEWEST)

/** The order in force; undefined is relevance. */
export const sortOf = (search: CatalogueSearch): CatalogueSearch['sort'] => search.sort ?? defaultSort(search)

/** A choice of order, left out of the URL where it holds anyway. */
export function withSort(search: CatalogueSearch, sort: CatalogueSearch['sort']): Pick<CatalogueSearch, 'sort'> {
  return { sort: sort === defaultSort(search) ? undefined : sort }
}

/** The products of the list, as the API takes it. */
export const listQuery = (search: CatalogueSearch): Query => ({
  ...filterQuery(search),
  ...orderQuery(sortOf(search)),
})

/** One page of products, as the API takes it. */
export const productQuery = (search: CatalogueSearch): Query => ({ ...listQuery(search), page: search.page })

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

interface Middleware {
  search: CatalogueSearch
  next: (search: CatalogueSearch) => CatalogueSearch
}

/** The first page and empty filters stay out of the URL. */
export function withoutDefaults({ search, next }: Middleware): CatalogueSearch {
  const whole = next(search)
  const isDefault = (key: string, value: unknown) =>
    value === undefined ||
    value === '' ||
    (key === 'page' && value === 1) ||
    (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(whole).filter(([key, value]) => !isDefault(key, value)))
}
