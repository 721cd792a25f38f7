import { useEffect, useRef } from 'react'

/** A mark at the end of a list: acts whenever it comes near the visible part. */
export function useSentinel(act: () => void) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  // Looked for after each render: the mark goes and comes with the list.
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '240px' },
    )
    watch.observe(mark.current)
    return () => watch.disconnect()
  })
  return mark
}
