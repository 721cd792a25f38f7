import { queryOptions } from '@tanstack/react-query'
import { api } from './client'

/** A person as far as the reader may know it. */
export const personQuery = (id: string | number) =>
  queryOptions({
    queryKey: ['people', 'detail', String(id)],
    queryFn: ({ signal }) => api.get('/users/{id}', { path: { id }, signal }),
    staleTime: 5000,
  })
