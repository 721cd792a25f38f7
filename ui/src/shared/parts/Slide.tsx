import { type ReactNode, useLayoutEffect, useRef } from 'react'

const frames = [
  { opacity: 0, transform: 'translateX(-28px)' },
  { opacity: 1, transform: 'none' },
]
const timing = { duration: 200, easing: 'cubic-bezier(.2,.8,.2,1)' }

/** Slides its content in to the right each time `on` changes; the first one stays still, as do those who ask for calm. */
export function Slide({ on, children }: { on: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined || shown.current === on
    shown.current = on
    if (isFirst || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    box.current?.animate(frames, timing)
  }, [on])

  return <div ref={box}>{children}</div>
}
