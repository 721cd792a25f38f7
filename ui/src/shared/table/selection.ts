import { useRef, useState } from 'react'
import type { RowPages } from './row-pages'

/** Which rows of a list are chosen, by key: they stay so when they scroll out of sight. */
export interface Selection<T> {
  count: number
  /** Every row of the list but `exceptions`. */
  isAll: boolean
  has: (key: string) => boolean
  /** Turns one row over; with `isRange` all rows from the one turned before to this one follow it. */
  onToggle: (index: number, isRange?: boolean) => void
  onToggleAll: () => void
  onClear: () => void
  /** The chosen rows, in the order they were chosen; only known when `isAll` is false. */
  rows: T[]
  /** Keys of the rows put away after all were chosen. */
  exceptions: ReadonlySet<string>
}

interface Chosen<T> {
  list: string
  isAll: boolean
  /** The rows chosen, or those put away when all are. */
  marked: ReadonlyMap<string, T>
}

const none = <T>(list: string): Chosen<T> => ({ list, isAll: false, marked: new Map() })

/** The choice of rows of a list; another list (other filters) starts with none. */
export function useSelection<T>(pages: RowPages<T>, rowKey: (row: T) => string): Selection<T> {
  const [state, setState] = useState(() => none<T>(pages.key))
  const anchor = useRef<number | null>(null)
  const chosen = state.list === pages.key ? state : none<T>(pages.key)
  if (chosen !== state && state.marked.size > 0) setState(chosen)

  const total = pages.total ?? 0
  const has = (key: string) => chosen.marked.has(key) !== chosen.isAll

  function mark(rows: T[], isChosen: boolean): void {
    setState((before) => {
      const base = before.list === pages.key ? before : none<T>(pages.key)
      const marked = new Map(base.marked)
      for (const row of rows) {
        if (isChosen === base.isAll) marked.delete(rowKey(row))
        else marked.set(rowKey(row), row)
      }
      return { ...base, marked }
    })
  }

  function onToggle(index: number, isRange = false): void {
    const row = pages.rowAt(index)
    if (!row) return
    const isChosen = !has(rowKey(row))
    const from = anchor.current
    anchor.current = index
    mark([row], isChosen)
    if (!isRange || from === null) return
    void pages.load(Math.min(from, index), Math.max(from, index)).then(
      (rows) => mark(rows, isChosen),
      () => undefined,
    )
  }

  const count = chosen.isAll ? Math.max(0, total - chosen.marked.size) : chosen.marked.size
  return {
    count,
    isAll: chosen.isAll,
    has,
    onToggle,
    onToggleAll: () =>
      setState(count === total ? none(pages.key) : { list: pages.key, isAll: true, marked: new Map() }),
    onClear: () => setState(none(pages.key)),
    rows: chosen.isAll ? [] : [...chosen.marked.values()],
    exceptions: chosen.isAll ? new Set(chosen.marked.keys()) : new Set(),
  }
}

/** The chosen rows; those never scrolled to come from the whole list. */
export async function chosenRows<T extends { '@id': string }>(selection: Selection<T>, all: () => Promise<T[]>) {
  if (!selection.isAll) return selection.rows
  const rows = await all()
  return rows.filter((row) => !selection.exceptions.has(row['@id']))
}
