import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Collection } from '~/api/types'
import { PAGE_ROWS, type PageQuery, pageOf } from './row-source'

/** Milliseconds a page must stay in view before it is asked for: what flies past is not. */
const SETTLE = 60

/** A list of rows of which only some are here. */
export interface RowPages<T> {
  /** Another one for another list: other filters, another sort. */
  key: string
  /** Rows in all; undefined until the first answer. */
  total: number | undefined
  /** There are more rows than the total says. */
  capped: boolean
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => T | undefined
  /** Tells which rows are in view. */
  onShow: (first: number, last: number) => void
  /** All rows from one to another, those not yet here included. */
  load: (first: number, last: number) => Promise<T[]>
  /** These are the rows of the list before, the new ones are on their way. */
  isRefreshing: boolean
  /** Why rows in view are missing. */
  error: Error | null
  onRetry: () => void
}

/** The row that an address names, as it was typed; the first where that is none. */
const rowOf = ({ row }: { row?: unknown }) => (Number.isSafeInteger(row) && Number(row) > 0 ? Number(row) : 0)

const pagesBetween = (first: number, last: number) =>
  Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, index) => pageOf(first) + index)

/**
 * One continuous list out of pages of 100 rows (`itemsPerPage: PAGE_ROWS`), each a query, asked for when it comes into
 * view and cancelled when it leaves. The first one asked for holds the row that the URL names. Only pages in view are polled,
 * when `queryFor` sets a refetchInterval.
 */
export function useRowPages<T>(queryFor: (page: number) => PageQuery<T>): RowPages<T> {
  const client = useQueryClient()
  const router = useRouter()
  // Read, not followed: scrolling writes the row into the URL and must not draw the screen again.
  const row = rowOf(router.latestLocation.search)
  const key = hashKey(queryFor(1).queryKey)
  const [asked, setAsked] = useState({ key, pages: [pageOf(row)] })
  const isOther = asked.key !== key
  const pages = isOther ? [pageOf(row)] : asked.pages
  if (isOther) setAsked({ key, pages })

  const results = useQueries({ queries: pages.map((page) => queryFor(page)) })
  const [latest] = results.filter(({ data }) => data).sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  const [shown, setShown] = useState({ key: '', queryFor, total: 0, capped: false })
  const total = latest?.data?.['hydra:totalItems'] ?? (shown.key === key ? shown.total : undefined)
  const capped = latest?.data?.totalItemsCapped ?? (shown.key === key && shown.capped)
  if (total !== undefined && (shown.key !== key || shown.total !== total || shown.capped !== capped)) {
    setShown({ key, queryFor, total, capped })
  }

  // Until the new list answers, the one before stays in sight.
  const isRefreshing = total === undefined && shown.key !== ''
  const source = isRefreshing ? shown.queryFor : queryFor
  const rowAt = (index: number) =>
    client.getQueryData<Collection<T>>(source(pageOf(index)).queryKey)?.['hydra:member'][index % PAGE_ROWS]

  const onShow = useSettled(
    useCallback((first: number, last: number) => {
      const inView = pagesBetween(first, last)
      setAsked((before) => (String(before.pages) === String(inView) ? before : { ...before, pages: inView }))
    }, []),
    total !== undefined,
    key,
  )

  async function load(first: number, last: number): Promise<T[]> {
    const rows: T[] = []
    for (const page of pagesBetween(first, last)) {
      const { 'hydra:member': members } = await client.fetchQuery({ ...queryFor(page), staleTime: 60_000 })
      const offset = (page - 1) * PAGE_ROWS
      rows.push(...members.slice(Math.max(0, first - offset), last - offset + 1))
    }
    return rows
  }

  return {
    key,
    total: isRefreshing ? shown.total : total,
    capped,
    rowAt,
    onShow,
    load,
    isRefreshing,
    error: results.find(({ data, error }) => error && !data)?.error ?? null,
    onRetry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

/** Calls at most once per pause, with the latest values; forgets what is pending when the list changes. */
function useSettled(act: (first: number, last: number) => void, isReady: boolean, key: string) {
  const latest = useRef<[number, number] | null>(null)
  const timer = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list makes what is pending worthless
  useEffect(() => () => stop(timer), [key])
  return useCallback(
    (first: number, last: number) => {
      if (!isReady) return
      latest.current = [first, last]
      timer.current ??= window.setTimeout(() => {
        timer.current = undefined
        if (latest.current) act(...latest.current)
      }, SETTLE)
    },
    [act, isReady],
  )
}

function stop(timer: { current: number | undefined }): void {
  window.clearTimeout(timer.current)
  timer.current = undefined
}
