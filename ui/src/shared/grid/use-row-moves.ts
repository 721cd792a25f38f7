import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface Options {
  /** Keys in the order that is kept. */
  order: readonly string[]
  /** Called with another order, once it is chosen, and the row that was moved. */
  onOrder: (order: string[], key: string) => void
}

/** What a row is moved by (RowGrip). */
const GRIP = '[data-grip]'

/** Puts a row at another place of the order. */
export const moved = (order: readonly string[], from: number, to: number): string[] =>
  order.toSpliced(from, 1).toSpliced(Math.min(Math.max(to, 0), order.length - 1), 0, ...order.slice(from, from + 1))

const rowIn = (element: Element | null | undefined) => element?.closest<HTMLElement>('tr[data-index]')

const steps: Record<string, (from: number, last: number) => number> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Rows that change places: dragged by their grip, by mouse or finger, or by Alt and an arrow from anywhere in them. While one is
 * dragged the others make room; Escape brings it back.
 */
export function useRowMoves(box: RefObject<HTMLElement | null>, { order, onOrder }: Options) {
  const [drag, setDrag] = useState<{ key: string; order: readonly string[] } | null>(null)
  const shown = drag?.order ?? order
  const holdFocus = useHeldFocus(box, order, drag !== null)

  // It loses the focus while it is dragged too: Escape is heard wherever it goes.
  const isDragged = drag !== null
  useEffect(() => {
    if (!isDragged) return
    const bringBack = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setDrag(null)
    }
    window.addEventListener('keydown', bringBack, true)
    return () => window.removeEventListener('keydown', bringBack, true)
  }, [isDragged])

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>(GRIP) : null
      const key = handle && shown[Number(rowIn(handle)?.dataset.index)]
      if (!handle || key === undefined || key === null || event.button !== 0) return
      event.preventDefault()
      handle.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ key, order })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return
      const over = rowIn(document.elementFromPoint(event.clientX, event.clientY))
      if (!over || !box.current?.contains(over)) return
      const [from, to] = [drag.order.indexOf(drag.key), Number(over.dataset.index)]
      if (from !== to) setDrag({ ...drag, order: moved(drag.order, from, to) })
    },
    onPointerUp: () => {
      if (!drag) return
      setDrag(null)
      if (String(drag.order) !== String(order)) keep([...drag.order], drag.key)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      const step = event.altKey ? steps[event.key] : undefined
      const from = Number(rowIn(event.target instanceof Element ? event.target : null)?.dataset.index ?? Number.NaN)
      const key = order[from]
      if (!step || key === undefined) return
      event.preventDefault()
      event.stopPropagation()
      const to = Math.min(Math.max(step(from, order.length - 1), 0), order.length - 1)
      if (to !== from) keep(moved(order, from, to), key)
    },
  }

  function keep(next: string[], key: string) {
    holdFocus(key)
    onOrder(next, key)
  }

  return { shown, dragged: drag?.key ?? null, handlers }
}

/**
 * Keeps the focus on the grip of the row that was moved last: the row loses it on its way, when the answer draws it anew, and when the
 * move is taken back. Whoever goes elsewhere takes it along.
 */
function useHeldFocus(box: RefObject<HTMLElement | null>, order: readonly string[], isDragged: boolean) {
  const held = useRef<{ key: string; grip: Element | null } | null>(null)

  useEffect(() => {
    const { current } = held
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!current || isDragged || !(current.grip === null || isLost)) return
    const row = box.current?.querySelectorAll<HTMLElement>('tr[data-index]')[order.indexOf(current.key)]
    const grip = row?.querySelector<HTMLElement>(GRIP) ?? null
    current.grip = grip
    grip?.focus()
  })

  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      const grip = target instanceof Element ? target.closest(GRIP) : null
      if (held.current?.grip && held.current.grip !== grip) held.current = null
    }
    window.addEventListener('focusin', onElsewhere)
    window.addEventListener('pointerdown', onElsewhere)
    return () => {
      window.removeEventListener('focusin', onElsewhere)
      window.removeEventListener('pointerdown', onElsewhere)
    }
  }, [])

  return (key: string) => {
    held.current = { key, grip: null }
  }
}
