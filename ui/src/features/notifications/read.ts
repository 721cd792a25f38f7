import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Collection, Notification } from '~/api/types'
import { api } from '~/shared/api/client'
import { tellOtherTabs } from './live/tabs'
import { unreadQuery } from './queries'

type Pages = InfiniteData<Collection<Notification>, string>

/** Shows some notifications as read, all without ids, then tells the server and the other tabs. */
export async function markRead(client: QueryClient, ids?: number[]): Promise<void> {
  await client.cancelQueries({ queryKey: ['notifications'] })
  const isMeant = ({ id }: Notification) => !ids || ids.includes(id)
  client.setQueriesData<Pages>(
    { queryKey: ['notifications', 'list'] },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          'hydra:member': page['hydra:member'].map((one) => (isMeant(one) ? { ...one, read: true } : one)),
        })),
      },
  )
  client.setQueryData(
    unreadQuery.queryKey,
    (known) => known && { unread: ids ? Math.max(0, known.unread - ids.length) : 0 },
  )
  try {
    const left = await api.post('/notifications/read', ids ? { ids } : { all: true })
    client.setQueryData(unreadQuery.queryKey, left)
    tellOtherTabs({ kind: 'read' })
  } catch {
    // The client has told why; what is shown goes back to what the server knows.
    await client.invalidateQueries({ queryKey: ['notifications'] })
  }
}
