import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

import { useOwnShortcuts } from '~/shared/keyboard/use-shortcut'

/** What the keyboard map says of a list. */
const KEYS = ['nextRow', 'previousRow', 'openRow'] as const
const KEYS_AND_CHOICE = [...KEYS, 'selectRow'] as const

export interface RowKeys {
  total: number
  /** The first row that can be seen. */
  top: number
  /** Brings a row that is not drawn into view. */
  onReveal: (index: number) => void
  onToggle: (index: number, isRange?: boolean) => void
  /** Whether rows can be chosen. */
  canChoose: boolean
}

/** Rows that Page Up and Page Down go over. */
const LEAP = 10

const targets = 'tr, [data-row-link], [data-row-box]'

/** Where a key leads from a row, or null. */
function goal(key: string, from: number, total: number): number | null {
  const to: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + LEAP,
    PageUp: from - LEAP,
    Home: 0,
    End: total - 1,
  }
  const wanted = to[key]
  return wanted === undefined ? null : Math.min(Math.max(wanted, 0), total - 1)
}

/**
 * The rows by keyboard: Tab stops in one row, arrows, Page Up, Page Down, Home and End go to others, Enter opens the
 * row's link, x chooses it (with Shift: all rows up to it). Fields inside a row keep their keys.
 */
export function useRowKeys(
  body: RefObject<HTMLElement | null>,
  { total, top, onReveal, onToggle, canChoose }: RowKeys,
) {
  useOwnShortcuts(canChoose ? KEYS_AND_CHOICE : KEYS)
  const [active, setActive] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)

  // A row far away is drawn only after the page has scrolled there.
  useLayoutEffect(() => {
    if (wanted.current !== null && focusRow(body.current, wanted.current)) wanted.current = null
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const row = target.closest<HTMLElement>('tr[data-index]')
    if (!row || !target.matches(targets) || event.ctrlKey || event.metaKey || event.altKey) return
    const index = Number(row.dataset.index)
    const to = goal(event.key, index, total)
    if (to !== null) {
      event.preventDefault()
      setActive(to)
      if (!focusRow(body.current, to)) {
        wanted.current = to
        onReveal(to)
      }
    } else if (event.key.toLowerCase() === 'x') {
      onToggle(index, event.shiftKey)
    } else if (event.key === 'Enter' && target === row) {
      row.querySelector<HTMLElement>('[data-row-link]')?.click()
    }
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const row = event.target.closest<HTMLElement>('tr[data-index]')
    if (row) setActive(Number(row.dataset.index))
  }

  // The row last visited, as long as it is about; else the first one in sight.
  const stop = active !== null && isDrawn(body.current, active) ? active : top
  return { stop, handlers: { onKeyDown, onFocus } }
}

const isDrawn = (body: HTMLElement | null, index: number) => findRow(body, index) !== null

const findRow = (body: HTMLElement | null, index: number) =>
  body?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null

/** Puts the focus on a row's link, or on the row while it is on its way; false when the row is not drawn. */
function focusRow(body: HTMLElement | null, index: number): boolean {
  const row = findRow(body, index)
  if (!row) return false
  const link = row.querySelector<HTMLElement>('[data-row-link]') ?? row
  link.focus({ preventScroll: true })
  row.scrollIntoView?.({ block: 'nearest' })
  return true
}
