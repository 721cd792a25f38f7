import { ApiError, SessionExpired } from '~/shared/api/errors'
import { eventStream } from '~/shared/api/event-stream'

/** Milliseconds before the stream is opened again: after the first failure, and at most. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

interface Listener {
  /** Where the stream is, below /api. */
  path: string
  /** The name of the events that are news. */
  news: string
  /** The id to go on behind; null for what comes from now on. */
  lastId: () => string | null
  onNews: (id: string, data: string) => void
  /** Everything up to this id has been told. */
  onReady: (id: string) => void
}

/** Keeps a stream of events open until the signal ends it: it goes on behind the last id after each break. */
export async function follow({ path, news, lastId, onNews, onReady }: Listener, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      for await (const { name, id, data } of eventStream(path, lastId(), signal)) {
        failures = 0
        if (name === 'ready') onReady(id)
        else if (name === news) onNews(id, data)
      }
    } catch (error) {
      if (signal.aborted || isOver(error)) return
      failures += 1
    }
    await pause(waitAfter(failures), signal)
  }
}

/** The person is signed out, or may not read the stream: asking again would not help. */
const isOver = (error: unknown) =>
  error instanceof SessionExpired || (error instanceof ApiError && (error.status === 401 || error.status === 403))

/** Twice as long after each failure, and not at the same moment in every browser. */
export function waitAfter(failures: number, random = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1))
  return wait / 2 + (wait / 2) * random
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
}
