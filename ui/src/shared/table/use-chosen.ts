import { useRef, useState } from 'react'
import type { Selection } from './selection'

/** The choice of rows that are all here. */
export function useChosen<Row extends { key: string }>(lines: readonly Row[]): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<number | null>(null)
  const rows = lines.filter(({ key }) => keys.has(key))

  function onToggle(index: number, isRange = false): void {
    const line = lines[index]
    if (!line) return
    const from = isRange && anchor.current !== null ? anchor.current : index
    anchor.current = index
    const isChosen = !keys.has(line.key)
    const next = new Set(keys)
    for (const { key } of lines.slice(Math.min(from, index), Math.max(from, index) + 1)) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    setKeys(next)
  }

  return {
    count: rows.length,
    isAll: false,
    has: (key) => keys.has(key),
    onToggle,
    onToggleAll: () => setKeys(new Set(rows.length === lines.length ? [] : lines.map(({ key }) => key))),
    onClear: () => setKeys(new Set()),
    rows,
    exceptions: new Set(),
  }
}
