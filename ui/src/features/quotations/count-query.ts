import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** How many quotations a filter finds. */
export const quotationCountQuery = (filter: Query) =>
  queryOptions({
    queryKey: ['quotations', 'count', filter],
    queryFn: ({ signal }) => api.get('/quotations', { query: { ...filter, itemsPerPage: 1 }, signal }),
    select: (found) => found['hydra:totalItems'],
    refetchInterval: LOOK_AGAIN,
  })
