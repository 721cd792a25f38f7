import { useCallback, useEffect, useRef } from 'react'

/**
 * The lines of a form, written without leaving the keyboard: a line that was added takes the focus, and from it the search is
 * next. What it hands out stays the same, so that only the lines that change are drawn again.
 */
export function useLines<Line>(lines: Line[], keyOf: (line: Line) => string, tell: (lines: Line[]) => void) {
  const box = useRef<HTMLDivElement>(null)
  const focusOn = useRef<string | null>(null)
  const latest = useRef({ lines, keyOf, tell })
  latest.current = { lines, keyOf, tell }

  // The quantity of a line that was just added is next, or the field that it says is written first.
  useEffect(() => {
    const key = focusOn.current
    if (key === null) return
    focusOn.current = null
    const line = box.current?.querySelector(`[data-line="${key}"]`)
    const first = line?.querySelector<HTMLElement>('[data-first]') ?? line?.querySelector('input')
    first?.focus()
  })

  const set = useCallback((by: (before: Line[]) => Line[], focus: string | null = null) => {
    const next = by(latest.current.lines)
    focusOn.current = focus
    latest.current.lines = next
    latest.current.tell(next)
  }, [])
  const change = useCallback(
    (key: string, patch: Partial<Line>) =>
      set((all) => all.map((line) => (latest.current.keyOf(line) === key ? { ...line, ...patch } : line))),
    [set],
  )
  const remove = useCallback(
    (key: string) => set((all) => all.filter((line) => latest.current.keyOf(line) !== key)),
    [set],
  )
  const toSearch = useCallback(() => box.current?.querySelector<HTMLInputElement>('[data-scan="search"]')?.focus(), [])

  return { box, set, change, remove, toSearch }
}
