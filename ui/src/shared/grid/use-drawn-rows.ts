import { useWindowVirtualizer } from '@tanstack/react-virtual'

/** How many rows there are and how high, how many are drawn out of sight, and how many pixels stand above the first. */
export interface Rows extends Omit<Parameters<typeof useWindowVirtualizer>[0], 'estimateSize' | 'scrollMargin'> {
  estimateSize: () => number
  scrollMargin: number
  /** Up to so many rows all are drawn: printing and finding in the page work. */
  whole: number
}

/** Which of many rows are drawn: those near what is in sight. */
export function useDrawnRows({ whole, ...rows }: Rows) {
  const virtualizer = useWindowVirtualizer({
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...rows,
  })
  const items = virtualizer.getVirtualItems()
  const isWhole = rows.count <= whole
  return {
    virtualizer,
    first: isWhole ? 0 : (items[0]?.index ?? 0),
    last: isWhole ? rows.count - 1 : (items.at(-1)?.index ?? -1),
  }
}
