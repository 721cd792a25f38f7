import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '~/shared/api/is-record'
import { follow } from '~/shared/live/follow'
import { lead } from '~/shared/live/lead'
import { hearOtherTabs, type TabMessage, tellOtherTabs } from './tabs'

/** Milliseconds between two looks whether the screen is done; the stream waits for it. */
const LOOK = 1000

/** Milliseconds in which news that come together count as one. */
const TOGETHER = 150

/** Keeps what is shown up to date while the page is open; gives a function that ends it. One stream for all tabs. */
export function startLive(client: QueryClient, owner: number, onNews: (count: number) => void): () => void {
  let lastId: string | null = null
  let isReady = false
  let arrived: string[] = []
  let timer: number | undefined

  const refresh = (queryKey: string[]) => void client.invalidateQueries({ queryKey })

  function show() {
    timer = undefined
    refresh(['notifications'])
    if (arrived.some((subject) => subject.startsWith('/api/orders/'))) refresh(['orders'])
    if (arrived.length > 0) {
      refresh(['waiting'])
      onNews(arrived.length)
    }
    arrived = []
  }

  function receive(message: TabMessage) {
    if (message.kind === 'read') return refresh(['notifications'])
    lastId = message.id
    if (message.kind === 'news') arrived.push(...message.subjects)
    // Up to date for the first time: something may have come since the page asked.
    else if (isReady) return undefined
    else isReady = true
    timer ??= window.setTimeout(show, TOGETHER)
    return undefined
  }

  function tell(message: TabMessage) {
    tellOtherTabs(message)
    receive(message)
  }

  const stopHearing = hearOtherTabs(receive)
  let stopLeading: () => void = () => undefined
  const stopWaiting = whenQuiet(client, () => {
    stopLeading = lead(`millesime-notifications-${owner}`, (signal) =>
      follow(
        {
          path: '/notifications/stream',
          news: 'notification',
          lastId: () => lastId,
          onNews: (id, data) => tell({ kind: 'news', id, subjects: [subjectOf(data)] }),
          onReady: (id) => tell({ kind: 'ready', id }),
        },
        signal,
      ),
    )
  })
  return () => {
    stopWaiting()
    stopHearing()
    stopLeading()
    window.clearTimeout(timer)
  }
}

function subjectOf(data: string): string {
  const read: unknown = JSON.parse(data)
  return isRecord(read) ? String(read.subject) : ''
}

/** Acts once nothing was asked for at two looks in a row: the first screen comes first. */
function whenQuiet(client: QueryClient, act: () => void): () => void {
  let quiet = 0
  const timer = window.setInterval(() => {
    quiet = client.isFetching() === 0 ? quiet + 1 : 0
    if (quiet < 2) return
    window.clearInterval(timer)
    act()
  }, LOOK)
  return () => window.clearInterval(timer)
}
