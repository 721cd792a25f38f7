import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** How many rows the panel asks for at a time. */
const PIECE = 30

/** How many notifications wait to be read. The stream tells when to look again. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => api.get('/notifications/count', { signal }),
  staleTime: 60_000,
  meta: { quiet: 'unread' },
})

/** Everything the person was told, the newest first, piece by piece. */
export const listQuery = (isUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', isUnread],
    queryFn: ({ pageParam, signal }) =>
      api.get('/notifications', {
        query: { itemsPerPage: PIECE, unread: isUnread || undefined, after: pageParam || undefined },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => cursorOf(page['hydra:view']['hydra:next']),
    staleTime: 0,
  })

/** The cursor of a link to the next page, undefined behind the last one. */
function cursorOf(link: string | undefined): string | undefined {
  return link ? (new URL(link, window.location.origin).searchParams.get('after') ?? undefined) : undefined
}

/** How the person wants to be told of each kind. */
export const preferencesQuery = queryOptions({
  queryKey: ['notification_preferences'],
  queryFn: ({ signal }) => api.get('/notification_preferences', { signal }),
})
