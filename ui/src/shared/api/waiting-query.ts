import { queryOptions } from '@tanstack/react-query'
import { api } from './client'

/** What the viewer must do. Menu, tabs, home and bell count by this one answer; it is asked for anew with the lists it counts. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => api.get('/waiting', { signal }),
  meta: { quiet: 'counts' },
})
