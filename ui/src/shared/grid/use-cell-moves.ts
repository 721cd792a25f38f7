import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { arrowMoves, focusCell, type Move, type Place, placeAfter, placeOf } from './cell-moves'

interface Options {
  /** Rows in all, drawn or not. */
  total: number
  /** The place that Enter leads to. */
  next: (from: Place) => Place | null
  /** Brings a row that is not drawn into the document. */
  onReveal: (index: number) => void
}

const keys: Record<string, Move> = { ...arrowMoves, PageUp: 'pageUp', PageDown: 'pageDown' }

/** The cells of a grid that draws only some of its rows: what is far away takes the focus when it is drawn. */
export function useCellMoves(rows: RefObject<HTMLElement | null>, options: Options) {
  const [active, setActive] = useState<Place | null>(null)
  const wanted = useRef<Place | null>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
    if (wanted.current && focusCell(rows.current, wanted.current)) wanted.current = null
  })

  const move = useCallback(
    (cell: HTMLElement, how: Move): boolean => {
      const { total, next, onReveal } = latest.current
      const from = placeOf(cell)
      const to = how === 'next' ? from && next(from) : placeAfter(cell, how)
      if (!to) return false
      const place = { ...to, index: Math.min(Math.max(to.index, 0), total - 1) }
      setActive(place)
      if (focusCell(rows.current, place)) return true
      wanted.current = place
      onReveal(place.index)
      return true
    },
    [rows],
  )
  const [grid] = useState(() => ({ move, keys, enter: 'next' as const }))
  return { active, setActive, grid }
}
