import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { loadTexts } from '~/shared/i18n/i18n'
import type { Person } from './person'

/** A person as far as the reader may know it. One that is not visible fails the screen with a 404. */
export const personQuery = (id: string | number) =>
  queryOptions({
    queryKey: ['people', 'detail', String(id)],
    queryFn: ({ signal }) => api.get<Person>(`/users/${id}`, { signal, silent: true }),
    staleTime: 5000,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404

/** What a route of one person fetches before it shows; what is no number names nobody. */
export function loadPerson(queryClient: QueryClient, id: string, ...texts: string[]): Promise<void> {
  if (!/^\d+$/.test(id)) throw notFound()
  void queryClient.prefetchQuery(personQuery(id))
  return loadTexts('people', 'terms', ...texts)
}
