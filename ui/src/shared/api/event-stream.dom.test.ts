import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { setToken } from '~/shared/session/session'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { eventStream, eventsOf, type StreamEvent } from './event-stream'

function body(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
}

async function all(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const found: StreamEvent[] = []
  for await (const event of events) found.push(event)
  return found
}

describe('An event stream', () => {
  it('is read whatever pieces it comes in, heartbeats left out', async () => {
    const whole = ':\n\nevent: notification\nid: 7\ndata: {"é":1}\n\n:\n\nid: 8\ndata: x\n\nevent: cut'
    const wanted = [
      { name: 'notification', id: '7', data: '{"é":1}' },
      { name: 'message', id: '8', data: 'x' },
    ]
    expect(await all(eventsOf(body(whole)))).toEqual(wanted)
    expect(await all(eventsOf(body(...whole.split(/(?=[\s\S])/u))))).toEqual(wanted)
  })

  it('is asked for with the token, and behind the last id', async () => {
    setToken(aToken(60_000))
    const asked: (string | null)[] = []
    server.use(
      http.get('*/api/notifications/stream', ({ request }) => {
        asked.push(request.headers.get('Authorization')?.slice(0, 7) ?? null, request.headers.get('Last-Event-ID'))
        return new HttpResponse('event: ready\nid: 9\ndata: {}\n\n', {
          headers: { 'Content-Type': 'text/event-stream' },
        })
      }),
    )
    const events = await all(eventStream('/notifications/stream', '5', new AbortController().signal))
    expect(events).toEqual([{ name: 'ready', id: '9', data: '{}' }])
    expect(asked).toEqual(['Bearer ', '5'])
  })

  it('that is refused says so', async () => {
    server.use(http.get('*/api/notifications/stream', () => HttpResponse.json({}, { status: 429 })))
    await expect(all(eventStream('/notifications/stream', null, new AbortController().signal))).rejects.toMatchObject({
      status: 429,
    })
  })
})
