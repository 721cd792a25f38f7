import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Up to so many rows all are drawn: printing and finding in the page work. */
export const DRAWN_WHOLE = 100

/** Rows drawn above and below those in sight. */
const OVERSCAN = 8

interface RowWindow {
  /** Rows drawn. */
  first: number
  last: number
  /** Rows that can be seen. */
  top: number
  bottom: number
  /** The first row in sight now, without waiting for a render. */
  topNow: () => number
  onScrollTo: (index: number) => void
}

/** Where the list begins on screen: below the top bar and the head, whose heights the style sheet knows. */
function offsetOf(body: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(body).scrollMarginTop) || 0
}

/** Which of `count` rows of one height are near the part of the page in sight. The page itself scrolls, not the table. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  const [place, setPlace] = useState({ start: 0, cover: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      if (!body.current) return
      const start = Math.round(body.current.getBoundingClientRect().top + window.scrollY)
      const cover = offsetOf(body.current)
      setPlace((before) => (before.start === start && before.cover === cover ? before : { start, cover }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body])

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: place.start,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are computed anew when rows change their height
  useLayoutEffect(() => virtualizer.measure(), [height])

  const rowAtPixel = (y: number) =>
    Math.min(Math.max(0, Math.floor((y - place.start) / height)), Math.max(0, count - 1))
  const items = virtualizer.getVirtualItems()
  const offset = virtualizer.scrollOffset ?? 0
  return {
    first: count <= DRAWN_WHOLE ? 0 : (items[0]?.index ?? 0),
    last: count <= DRAWN_WHOLE ? count - 1 : (items.at(-1)?.index ?? -1),
    top: rowAtPixel(offset + place.cover),
    bottom: rowAtPixel(offset + window.innerHeight - 1),
    // A pixel of tolerance: browsers round where they scroll to.
    topNow: () => rowAtPixel(window.scrollY + place.cover + 1),
    onScrollTo: (index) => window.scrollTo(0, index === 0 ? 0 : place.start - place.cover + index * height),
  }
}
