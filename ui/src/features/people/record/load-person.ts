import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { personQuery } from '~/shared/api/person-query'
import { loadTexts } from '~/shared/i18n/i18n'

/** What a route of one person fetches before it shows; what is no number names nobody. */
export function loadPerson(queryClient: QueryClient, id: string, ...texts: string[]): Promise<void> {
  if (!/^\d+$/.test(id)) throw notFound()
  void queryClient.prefetchQuery(personQuery(id))
  return loadTexts('people', 'addresses', 'terms', ...texts)
}
