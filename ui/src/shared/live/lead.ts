/** Milliseconds after which a tab that nobody sees lets go of the stream. */
export const HIDDEN_FOR_LONG = 5 * 60_000

/**
 * Runs work in one tab of the browser at a time, and in none that has been hidden for long: the next tab takes over when
 * this one lets go or is closed. Gives a function that ends it.
 */
export function lead(name: string, work: (signal: AbortSignal) => Promise<void>): () => void {
  let turn: AbortController | null = null
  let timer: number | undefined

  function begin() {
    if (turn) return
    const own = new AbortController()
    turn = own
    const run = () => work(own.signal)
    const { locks } = navigator
    // Without locks (a page that is not secure) every tab works for itself.
    const done = locks ? locks.request(name, { signal: own.signal }, run) : run()
    done.catch(() => undefined) // given up while it waited for its turn
  }

  function end() {
    turn?.abort()
    turn = null
  }

  function onVisibility() {
    window.clearTimeout(timer)
    if (document.visibilityState === 'visible') begin()
    else timer = window.setTimeout(end, HIDDEN_FOR_LONG)
  }

  document.addEventListener('visibilitychange', onVisibility)
  onVisibility()
  if (document.visibilityState !== 'visible') begin()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.clearTimeout(timer)
    end()
  }
}
