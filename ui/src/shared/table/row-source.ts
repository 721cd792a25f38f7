import { type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { Collection } from '~/api/types'
import type { Query } from '~/shared/api/query-string'

/** Rows asked for at once while a list is looked at. */
export const PAGE_ROWS = 100

/** Rows asked for at once when all of a list are wanted. */
const BATCH = 500

/** The page that holds a row; the first of each is 1 and 0. */
export const pageOf = (row: number) => Math.floor(row / PAGE_ROWS) + 1

// The key's type differs from list to list and nobody looks at it.
// biome-ignore lint/suspicious/noExplicitAny: as above
export type PageQuery<Row> = UseQueryOptions<Collection<Row>, Error, Collection<Row>, any>

/** How a list is looked at again while it is on screen. */
type Watch<Row> = Pick<PageQuery<Row>, 'refetchInterval' | 'refetchOnWindowFocus' | 'staleTime'>

/** A list of the API, which `Query` filters and sorts. */
export interface RowSource<Row> {
  /** Some rows, for the screen: only those in sight are asked for. */
  page: (list: Query, page: number) => PageQuery<Row>
  /** Every row, in the order of the list, for a file or for what is done to all: never kept, never shown. */
  all: (client: QueryClient, list: Query) => Promise<Row[]>
}

/** The list that a call reads; `key` is what the cache knows it by. */
export function rowSource<Row>(
  fetchRows: (query: Query, signal: AbortSignal) => Promise<Collection<Row>>,
  key: readonly string[],
  watch: Watch<Row> = {},
): RowSource<Row> {
  const batch = (list: Query, page: number) =>
    queryOptions({
      queryKey: [...key, 'all', list, page],
      queryFn: ({ signal }) => fetchRows({ ...list, page, itemsPerPage: BATCH }, signal),
      staleTime: 0,
      gcTime: 0,
    })
  return {
    page: (list, page) => ({
      queryKey: [...key, 'list', list, page],
      queryFn: ({ signal }) => fetchRows({ ...list, page, itemsPerPage: PAGE_ROWS }, signal),
      ...watch,
    }),
    all: async (client, list) => {
      const rows: Row[] = []
      for (let page = 1; ; page += 1) {
        const { 'hydra:member': some } = await client.fetchQuery(batch(list, page))
        rows.push(...some)
        if (some.length < BATCH) return rows
      }
    },
  }
}

export { readOnReturn, watched } from '~/shared/api/one-of'
