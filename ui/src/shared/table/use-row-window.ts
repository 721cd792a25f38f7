import { type RefObject, useLayoutEffect, useState } from 'react'
import { useDrawnRows } from '~/shared/grid/use-drawn-rows'

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

/** Where the rows begin in the page, and how much of the screen the top bar and the head hide. */
interface Place {
  start: number
  cover: number
}

/** The place as it is now; the style sheet knows how high bar and head are. */
function placeOf(body: HTMLElement | null): Place {
  if (!body) return { start: 0, cover: 0 }
  return {
    start: Math.round(body.getBoundingClientRect().top + window.scrollY),
    cover: Number.parseFloat(getComputedStyle(body).scrollMarginTop) || 0,
  }
}

/** Which of `count` rows of one height are near the part of the page in sight. The page itself scrolls, not the table. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, height: number): RowWindow {
  const [place, setPlace] = useState<Place>({ start: 0, cover: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const now = placeOf(body.current)
      setPlace((before) => (before.start === now.start && before.cover === now.cover ? before : now))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [body])

  const { virtualizer, first, last } = useDrawnRows({
    count,
    whole: 100,
    estimateSize: () => height,
    overscan: 3,
    scrollMargin: place.start,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are computed anew when rows change their height
  useLayoutEffect(() => virtualizer.measure(), [height])

  const rowAt = (pixels: number) => Math.min(Math.max(0, Math.floor(pixels / height)), Math.max(0, count - 1))
  const offset = virtualizer.scrollOffset ?? 0
  return {
    first,
    last,
    top: rowAt(offset + place.cover - place.start),
    bottom: rowAt(offset + window.innerHeight - 1 - place.start),
    topNow: () => {
      const { start, cover } = placeOf(body.current)
      // A pixel of tolerance: browsers round where they scroll to.
      return rowAt(window.scrollY + cover + 1 - start)
    },
    onScrollTo: (index) => {
      const { start, cover } = placeOf(body.current)
      window.scrollTo(0, index === 0 ? 0 : start - cover + index * height)
    },
  }
}
