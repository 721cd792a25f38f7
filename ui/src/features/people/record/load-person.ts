import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '~/shared/api/errors'
import { personQuery } from '~/shared/api/person-query'
import { loadTexts } from '~/shared/i18n/i18n'

/** One that is not visible fails the screen with a 404. */
export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404

/** What a route of one person fetches before it shows; what is no number names nobody. */
export function loadPerson(queryClient: QueryClient, id: string, ...texts: string[]): Promise<void> {
  if (!/^\d+$/.test(id)) throw notFound()
  void queryClient.prefetchQuery(personQuery(id))
  return loadTexts('people', 'addresses', 'terms', ...texts)
}
