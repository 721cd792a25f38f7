import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow, waitAfter } from '~/shared/live/follow'
import { HIDDEN_FOR_LONG, lead } from '~/shared/live/lead'
import { eventually } from '~/testing/eventually'
import { server } from '~/testing/server'
import { startLive } from './start'

const event = (name: string, id: number, data = '{}') => `event: ${name}\nid: ${id}\ndata: ${data}\n\n`

const streamOf = (text: string) => new HttpResponse(text, { headers: { 'Content-Type': 'text/event-stream' } })

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('The stream of notifications', () => {
  it('waits longer after each failure, up to a minute', () => {
    expect([0, 1, 2, 3, 20].map((failures) => waitAfter(failures, 1))).toEqual([1000, 1000, 2000, 4000, 60_000])
    expect(waitAfter(3, 0)).toBe(2000)
  })

  it('goes on behind the last id after a break, and ends when the person may not read it', async () => {
    const asked: (string | null)[] = []
    let last: string | null = null
    server.use(
      http.get('*/api/notifications/stream', ({ request }) => {
        asked.push(request.headers.get('Last-Event-ID'))
        if (asked.length === 1) return streamOf(event('ready', 4) + event('notification', 5))
        return asked.length === 2 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({}, { status: 403 })
      }),
    )
    const keep = (id: string) => {
      last = id
    }
    const done = follow(
      { path: '/notifications/stream', news: 'notification', lastId: () => last, onNews: keep, onReady: keep },
      new AbortController().signal,
    )
    await vi.advanceTimersByTimeAsync(5000)
    await done
    expect(asked).toEqual([null, '5', '5'])
  })

  it('is let go by a tab that nobody has seen for long, and taken again', () => {
    const turns: AbortSignal[] = []
    const stop = lead('test', (signal) => {
      turns.push(signal)
      return new Promise(() => undefined)
    })
    expect(turns).toHaveLength(1)
    see('hidden')
    vi.advanceTimersByTime(HIDDEN_FOR_LONG - 1)
    expect(turns[0]?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(turns[0]?.aborted).toBe(true)
    see('visible')
    expect(turns).toHaveLength(2)
    stop()
    expect(turns[1]?.aborted).toBe(true)
  })

  it('has what is shown asked for again, once for news that come together', async () => {
    const order = JSON.stringify({ subject: '/api/orders/7' })
    const news = event('ready', 1) + event('notification', 2, order) + event('notification', 3, order)
    let asks = 0
    server.use(
      http.get('*/api/notifications/stream', () => {
        asks += 1
        return asks === 1 ? streamOf(news) : HttpResponse.json({}, { status: 403 })
      }),
    )
    const client = new QueryClient()
    const asked = vi.spyOn(client, 'invalidateQueries')
    const arrived = vi.fn()
    const stop = startLive(client, 3, arrived)
    await vi.advanceTimersByTimeAsync(2600)
    await eventually(() => expect(arrived).toHaveBeenCalledWith(2))
    expect(asked.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['notifications'], ['orders'], ['waiting']])
    stop()
  })
})
