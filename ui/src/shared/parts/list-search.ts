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
