import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RowPages } from '~/shared/table/row-pages'
import type { ImportRow } from '../imports'
import { cellKey, useEdits } from './edits'
import { wrongFields } from './problems'

/** Where a key leads from a cell; `next` is the next one that must be repaired. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'next' | 'pageUp' | 'pageDown' | 'stay'

/** A cell; without a field it is the first one of the row that must be repaired. */
export interface Place {
  index: number
  field: string | null
}

interface Options {
  pages: RowPages<ImportRow>
  total: number
  fields: string[]
  /** Brings a row that is not drawn into the document. */
  onReveal: (index: number) => void
}

/** Rows that Page Up and Page Down go over. */
const LEAP = 10

const steps: Partial<Record<Move, number>> = { up: -1, down: 1, pageUp: -LEAP, pageDown: LEAP }

/** Fields of a row that wait for a repair: what is on its way does not. */
function waiting(row: ImportRow, fields: string[]): string[] {
  const { cells } = useEdits.getState()
  const isSent = (field: string) => cells[cellKey(row.number, field)]?.refusal === null
  return wrongFields(row, fields).filter((field) => !isSent(field))
}

/** The cells by keyboard: finds where a key leads, and puts the focus there, if need be when the row is drawn. */
export function useCellMoves(container: RefObject<HTMLElement | null>, { pages, total, fields, onReveal }: Options) {
  const [active, setActive] = useState<Place | null>(null)
  const wanted = useRef<Place | null>(null)

  useLayoutEffect(() => {
    if (wanted.current && focusCell(container.current, wanted.current)) wanted.current = null
  })

  function nextWrong({ index, field }: Place): Place | null {
    const row = pages.rowAt(index)
    const at = field === null ? -1 : fields.indexOf(field)
    const beside = row && waiting(row, fields).find((other) => fields.indexOf(other) > at)
    if (beside) return { index, field: beside }
    for (let below = index + 1; below < total; below += 1) {
      const other = pages.rowAt(below)
      if (!other) return { index: below, field: null }
      const [first] = waiting(other, fields)
      if (first) return { index: below, field: first }
    }
    return null
  }

  function target(from: Place, move: Move): Place | null {
    if (move === 'next') return nextWrong(from)
    const step = steps[move]
    if (step !== undefined) return { ...from, index: Math.min(Math.max(from.index + step, 0), total - 1) }
    const at = fields.indexOf(from.field ?? '') + (move === 'left' ? -1 : move === 'right' ? 1 : 0)
    return { index: from.index, field: fields[at] ?? from.field }
  }

  const move = useCallback((from: Place, how: Move) => latest.current(from, how), [])
  const latest = useRef(go)
  useLayoutEffect(() => {
    latest.current = go
  })
  function go(from: Place, how: Move): void {
    const to = target(from, how) ?? from
    setActive(to)
    if (focusCell(container.current, to)) return
    wanted.current = to
    onReveal(to.index)
  }

  return { active, setActive, move }
}

function findCell(container: HTMLElement | null, { index, field }: Place): HTMLElement | null {
  const row = container?.querySelector(`[data-row="${index}"]`)
  const own = row?.querySelector<HTMLElement>(field === null ? '[data-cell][data-wrong]' : `[data-cell="${field}"]`)
  return own ?? row?.querySelector<HTMLElement>('[data-cell]') ?? null
}

function focusCell(container: HTMLElement | null, place: Place): boolean {
  const cell = findCell(container, place)
  if (!cell) return false
  cell.focus({ preventScroll: true })
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  return true
}
