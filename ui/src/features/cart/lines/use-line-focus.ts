import type { RefObject } from 'react'
import { STEP_HEADING } from '../steps/StepHeading'

/** Marks what holds the lines, over all suppliers: the page or the drawer. */
export const LINES = 'data-cart-lines'

const inLines = (line: HTMLElement | null, selector: string) => [
  ...(line?.closest(`[${LINES}]`)?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** Where the focus goes from a line of the cart: to the next quantity, or on from a line that is taken out. */
export function useLineFocus(line: RefObject<HTMLElement | null>) {
  function toNeighbour(selector: string, direction: 1 | -1): HTMLElement | undefined {
    const all = inLines(line.current, selector)
    const own = all.findIndex((element) => line.current?.contains(element))
    return all[own + direction]
  }
  return {
    /** Enter in a quantity: the one below, or above. */
    toRow: (direction: 1 | -1) => toNeighbour('fieldset input', direction)?.focus(),
    /** Enter in a discount: the same. */
    toDiscount: (direction: 1 | -1) => toNeighbour('[data-discount]', direction)?.focus(),
    /** Called before the line goes: the next line's button takes over, or what comes before. */
    leave: () => {
      const next = toNeighbour('[data-remove]', 1) ?? toNeighbour('[data-remove]', -1)
      const rest = line.current?.closest<HTMLElement>('section[role=dialog]') ?? document.getElementById(STEP_HEADING)
      const to = next ?? rest
      to?.focus()
    },
  }
}
