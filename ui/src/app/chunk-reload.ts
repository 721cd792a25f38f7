const KEY = 'millesime.reloaded-at'

/** Milliseconds in which a second reload would be a loop (specification 9). */
const WINDOW = 10_000

/** Whether the page may reload itself now; notes that it did. */
export function mayReload(now: number, storage: Storage): boolean {
  const last = Number(storage.getItem(KEY) ?? 0)
  if (now - last < WINDOW) return false
  storage.setItem(KEY, String(now))
  return true
}

/** Reloads once when the server answers: without it, the page and what was typed in it would be gone for nothing. */
export async function reloadWhenServed(reload: () => void): Promise<void> {
  const isServed = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed && mayReload(Date.now(), sessionStorage)) reload()
}

/** A screen's code that cannot be loaded is usually that of the previous version (specification 8). */
export function guardChunks(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    keepRouterFromReloading(payload)
    void reloadWhenServed(reload)
  })
}

/** The router would reload as well, whether the server answers or not and however often it has been done: once a fault. */
function keepRouterFromReloading({ message }: Error): void {
  sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
}
