import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Milliseconds after scrolling stopped until the URL says where. */
const PAUSE = 150

interface Options {
  /** The list: another one begins where the URL says. */
  list: string
  /** False while the rows are not known, or those of the list before. */
  isReady: boolean
  total: number
  topNow: () => number
  onScrollTo: (index: number) => void
}

/**
 * Keeps the first row in sight in the URL (`row`, left out at the top) and goes to the row that the URL names when a
 * list opens: back, forward and shared links find the same view. A row beyond the end is the last one.
 */
export function useRowInUrl({ list, isReady, total, topNow, onScrollTo }: Options) {
  const router = useRouter()
  const navigate = useNavigate()
  const timer = useRef<number>(undefined)
  const placed = useRef<string | null>(null)
  const now = useRef({ topNow, onScrollTo })
  useLayoutEffect(() => {
    now.current = { topNow, onScrollTo }
  })

  /** Writes the place into the URL at once: before a row is opened, so that back finds it. */
  const write = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (placed.current !== list) return
    const row = now.current.topNow() || undefined
    const { row: before } = router.latestLocation.search as { row?: number }
    if (row === before) return
    void navigate({ to: '.', search: (same: object) => ({ ...same, row }), replace: true, resetScroll: false })
    router.history.flush()
  }, [list, navigate, router])

  const later = useCallback(() => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(write, PAUSE)
  }, [write])

  useLayoutEffect(() => {
    if (!isReady || placed.current === list) return
    const place = () => {
      const { row = 0 } = router.latestLocation.search as { row?: number }
      const wanted = Math.min(row, total - 1)
      if (now.current.topNow() !== wanted) now.current.onScrollTo(wanted)
    }
    place()
    // The router sends new pages to their top after they are drawn; what the URL says comes after that.
    const frame = requestAnimationFrame(() => {
      place()
      placed.current = list
      // A row beyond the end, and what was scrolled meanwhile.
      later()
    })
    return () => cancelAnimationFrame(frame)
  }, [list, isReady, total, router, later])

  useEffect(() => {
    window.addEventListener('scroll', later, { passive: true })
    // Another list is on its way: the URL is no longer about the rows in sight.
    const forget = router.history.subscribe(() => window.clearTimeout(timer.current))
    return () => {
      forget()
      window.removeEventListener('scroll', later)
      window.clearTimeout(timer.current)
    }
  }, [router, later])

  return write
}
