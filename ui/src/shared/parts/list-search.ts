import { choiceSearch, typedSearch, wholeSearch, wordsSearch } from './search-fields'

/** What every list keeps in its address: `row` is the first row in sight of a continuous table, `columns` are column choices. */
const rowFields = { search: typedSearch, row: wholeSearch(0), columns: wordsSearch }

/** The address of a list with pages. */
export const listSearch = { ...rowFields, page: wholeSearch(1) }

/** A day as the URL and the API write it. */
const day = (given: unknown) => (typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined)

/** A filter by two days, of which either may be open. */
export const datesSearch = { from: day, to: day }

/**
 * The address of a continuous table, `?sort=-createdAt&search=…`, which has no pages; `sortable` are the keys that its
 * rows can be sorted by. Defaults stay out of it.
 */
export const tableSearch = <const Key extends string>(...sortable: Key[]) => ({
  ...rowFields,
  sort: choiceSearch(...sortable.flatMap((key) => [key, `-${key}` as const])),
})

/** Rows of a page, unless a list asks for another number (rulings, cart and session). */
export const ITEMS_PER_PAGE = 30

export interface Sort {
  key: string
  desc: boolean
}

/** `-createdAt` is createdAt, latest first. */
export function parseSort(sort: string | undefined): Sort | null {
  if (!sort) return null
  return sort.startsWith('-') ? { key: sort.slice(1), desc: true } : { key: sort, desc: false }
}

export const formatSort = ({ key, desc }: Sort) => (desc ? `-${key}` : key)

/** The API's `order[key]=asc|desc`. */
export function orderQuery(sort: string | undefined): { order?: Record<string, string> } {
  const parsed = parseSort(sort)
  return parsed ? { order: { [parsed.key]: parsed.desc ? 'desc' : 'asc' } } : {}
}

interface Middleware<Search> {
  search: Search
  next: (search: Search) => Search
}

/** A search middleware that keeps the top of the list, the usual sort and empty filters out of the URL. */
export const withoutListDefaults =
  (usualSort: string) =>
  <Search extends object>({ search, next }: Middleware<Search>): Search => {
    const isDefault = (key: string, value: unknown) =>
      value === undefined ||
      value === '' ||
      (key === 'row' && value === 0) ||
      (key === 'sort' && value === usualSort) ||
      (Array.isArray(value) && value.length === 0)
    return Object.fromEntries(Object.entries(next(search)).filter(([key, value]) => !isDefault(key, value))) as Search
  }
