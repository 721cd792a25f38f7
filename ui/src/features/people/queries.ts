import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import type { Person } from './person'

/** A person as far as the reader may know it. One that is not visible fails the screen with a 404. */
export const personQuery = (id: string | number) =>
  queryOptions({
    queryKey: ['people', 'detail', String(id)],
    queryFn: ({ signal }) => api.get<Person>(`/users/${id}`, { signal, silent: true }),
    staleTime: 5000,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404
