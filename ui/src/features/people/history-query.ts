import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Acts shown at once. */
const HISTORY_ROWS = 30

/** What happened to a person, the newest first. */
export const historyQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['people', 'history', id, page],
    queryFn: ({ signal }) =>
      api.get('/users/{id}/history', {
        path: { id },
        query: { page, itemsPerPage: HISTORY_ROWS },
        signal,
      }),
  })
