import { session, useSession } from '~/shared/session/session'
import { flush } from './flush'
import { readQueue, useQueue } from './queue'
import { onTabs } from './tabs'

/** Milliseconds between two attempts while something waits: not every browser says that the network is back. */
const AGAIN = 30_000

let isFollowing = false

const attempt = () => void flush().catch(() => undefined)

/** Sends what waits whenever that may work: at start, when the network or the page is back, after signing in, by the clock. */
export function followQueue(): void {
  if (isFollowing) return
  isFollowing = true
  window.addEventListener('online', attempt)
  window.addEventListener('offline', () => useQueue.setState({ isOffline: true }))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && attempt())
  window.setInterval(() => useQueue.getState().commands.length > 0 && session().user && attempt(), AGAIN)
  useSession.subscribe((now, before) => {
    if (now.user?.id !== before.user?.id) attempt()
  })
  onTabs((draft) => {
    if (draft === null) void readQueue()
  })
  useQueue.setState({ isOffline: !navigator.onLine })
  attempt()
}
