import { elementScroll, observeElementOffset, observeElementRect } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { type Rows, useDrawnRows } from './use-drawn-rows'

// The page's options for another thing that scrolls: their types know the page alone.
const scrollIn = (box: RefObject<Element | null>, head: number) =>
  ({
    getScrollElement: () => box.current,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    scrollPaddingStart: head,
    initialOffset: 0,
    initialRect: { width: 0, height: 0 },
  }) as unknown as Partial<Rows>

/**
 * Which of many rows of different heights are drawn, and how many pixels those above and below them take; each row says
 * how high it is by `virtualizer.measureElement`. Where not the page scrolls but a box, what stands above the rows hides
 * those that scroll below it.
 */
export function useMeasuredRows(rows: Rows, box?: RefObject<Element | null>) {
  const { count, whole, scrollMargin: start } = rows
  const isWhole = count <= whole
  const drawn = useDrawnRows({ ...rows, enabled: !isWhole, ...(box && scrollIn(box, start)) })
  const items = drawn.virtualizer.getVirtualItems()
  return {
    ...drawn,
    above: isWhole ? 0 : (items[0]?.start ?? start) - start,
    below: isWhole ? 0 : drawn.virtualizer.getTotalSize() + start - (items.at(-1)?.end ?? start),
  }
}
