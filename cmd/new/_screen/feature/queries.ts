import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Everything read of specimens: one key to read it again. */
export const SPECIMENS = ['specimens'] as const

/** One specimen. */
export const specimenQuery = (id: string) =>
  queryOptions({
    queryKey: [...SPECIMENS, 'detail', id],
    queryFn: ({ signal }) => api.get('/specimens/{id}', { path: { id }, signal }),
  })
