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

/** A screen's code that cannot be loaded is usually that of the previous version: reload once (specification 8). */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now(), sessionStorage)) return
    event.preventDefault()
    window.location.reload()
  })
}
