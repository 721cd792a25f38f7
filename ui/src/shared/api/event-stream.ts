import { currentLocale } from '~/shared/locale/locale'
import { authorization, fail } from './client'

/** One event of a stream. */
export interface StreamEvent {
  name: string
  id: string
  data: string
}

/**
 * Events of a path below /api as they come, until the server ends the stream or the signal does. `EventSource` sends no
 * token. Errors: ApiError, SessionExpired, or what broke the connection.
 */
export async function* eventStream(path: string, lastId: string | null, signal: AbortSignal) {
  const response = await fetch(`/api${path}`, {
    headers: {
      Accept: 'text/event-stream, application/ld+json',
      'Accept-Language': currentLocale(),
      ...(await authorization({})),
      ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
  })
  if (!response.ok) await fail(response, { quiet: 'stream' })
  if (!response.body) return
  yield* eventsOf(response.body)
}

/** The events of a body: blocks of lines, an empty line after each; lines that begin with a colon are heartbeats. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parse(block: string): StreamEvent | null {
  const event: StreamEvent = { name: 'message', id: '', data: '' }
  let isEvent = false
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|id|data): ?(.*)$/.exec(line) ?? []
    if (!field) continue
    isEvent = true
    event[field === 'event' ? 'name' : (field as 'id' | 'data')] = value
  }
  return isEvent ? event : null
}
