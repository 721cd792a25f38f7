import { queryOptions } from '@tanstack/react-query'
import { api } from './client'

/** How many accounts wait for an admin's decision, with the one that has waited longest. */
export const waitingPeopleQuery = queryOptions({
  queryKey: ['people', 'waiting'],
  queryFn: ({ signal }) =>
    api.get('/users', {
      query: { status: ['processing'], order: { createdAt: 'asc' }, itemsPerPage: 1 },
      signal,
    }),
  meta: { quiet: 'counts' },
})
