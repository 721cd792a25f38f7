import { useEffect, useRef } from 'react'

/** Milliseconds before a held button repeats, and between two repeats. */
const FIRST = 450
const NEXT = 110

/** A button that repeats while it is held; `act` is called with what the last render gave. */
export function useHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<number>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const release = () => window.clearTimeout(timer.current)
  function repeat() {
    hasRepeated.current = true
    latest.current()
    timer.current = window.setTimeout(repeat, NEXT)
  }
  return {
    onPointerDown: (event: { button: number }) => {
      hasRepeated.current = false
      release()
      if (event.button === 0) timer.current = window.setTimeout(repeat, FIRST)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // A long press on a touch screen would open the menu of the page.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}
