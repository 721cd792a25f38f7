import type { Query } from '~/shared/api/query-string'
import { orderQuery } from '~/shared/parts/list-search'
import { choiceSearch, listSearch, numberSearch, searchOf, wordsSearch } from '~/shared/parts/search-fields'
import type { FacetName } from '~/shared/product/product'

/**
 * What comes first when nobody asked for an order: the newest products make a first screen of every kind. Who orders is shown
 * those that can be ordered before the others.
 */
const NEWEST = '-createdAt'

/** The orders the catalogue can be read in. */
export const SORTS = [NEWEST, 'region', 'priceTaxExcl', '-priceTaxExcl', 'name', '-vintage', 'supplier'] as const

const sortable = [...SORTS, '-name', 'vintage', 'createdAt', '-supplier', '-region'] as const

const price = numberSearch(0)

/** The catalogue's state in the URL. Whatever is broken there counts as not chosen. */
export const catalogueSearch = searchOf({
  ...listSearch,
  sort: choiceSearch(...sortable),
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
  available: choiceSearch(true),
  warehouse: choiceSearch('dartess'),
  view: choiceSearch('table'),
  /** The search as it was typed, no word of it corrected. */
  exact: choiceSearch(true),
})

export type CatalogueSearch = ReturnType<typeof catalogueSearch>

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
    exact: search.exact,
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

/** The products of the list, as the API takes it; in the usual order, what can be ordered comes first for who orders. */
export function listQuery(search: CatalogueSearch, canOrder: boolean): Query {
  const isUsual = canOrder && !search.sort && !search.search
  const order = isUsual ? { order: { orderable: 'desc', createdAt: 'desc' } } : orderQuery(sortOf(search))
  return { ...filterQuery(search), ...order }
}

/** One page of the grid, which is for ordering, as the API takes it. */
export const productQuery = (search: CatalogueSearch): Query => ({ ...listQuery(search, true), page: search.page })

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
