import * as z from 'zod/mini'

/** A filter with several values in the URL; what is not a list of words counts as none. */
export const wordsSearch = z.catch(z.optional(z.array(z.coerce.string())), undefined)

/**
 * The URL of a list: `?page=2&sort=-createdAt&search=…`. Broken values fall back, so a broken link never breaks a
 * page; defaults stay out of the URL. Extend it: `z.extend(listSearch, { status: … })`. `row` is the first row in
 * sight of a continuous table, `columns` are column choices.
 */
export const listSearch = z.object({
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  sort: z.catch(z.optional(z.string().check(z.regex(/^-?[a-zA-Z]+$/))), undefined),
  search: z.catch(z.optional(z.coerce.string()), undefined),
  row: z.catch(z.optional(z.int().check(z.minimum(0))), undefined),
  columns: wordsSearch,
})

/** One of some codes: a part of the list, a filter with one value at most. */
export const choiceSearch = <const Code extends string>(...codes: Code[]) =>
  z.catch(z.optional(z.enum(codes)), undefined)

/** A filter by one record, named by its number. */
export const idSearch = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** A day as the URL and the API write it. */
const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined)

/** A filter by two days, of which either may be open. */
export const datesSearch = { from: day, to: day }

const { page: _page, ...rowFields } = listSearch.shape

/** The URL of a continuous table, which has no pages; `sortable` are the keys that its rows can be sorted by. */
export const tableSearch = <const Key extends string>(...sortable: Key[]) => ({
  ...rowFields,
  sort: z.catch(z.optional(z.enum(sortable.flatMap((key) => [key, `-${key}` as const]))), undefined),
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
