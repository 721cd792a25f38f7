import { useMemo } from 'react'
import type { Blocker, Quote } from '~/api/quote'
import type { Violation } from '~/shared/api/errors'
import type { CartLine } from '~/shared/cart/content'
import { type LineChange, lineRepair } from '~/shared/cart/line-repair'
import { type TopUp, topUpOf } from '~/shared/cart/mixed-carton'
import { type CartState, useCart } from '~/shared/cart/store'
import { useCheckout } from './checkout'

/** What there is to do about a blocker. */
type Remedy = 'line' | 'carton' | 'supplier' | 'address' | 'carrier' | 'wish' | 'code' | 'terms' | 'none'

/** A blocker with what it is about. */
export interface Obstacle extends Blocker {
  remedy: Remedy
  line?: CartLine
  topUp?: TopUp
  /** What one click sets the line to. */
  repair?: LineChange
  supplier?: { id: number; company: string }
}

const PATH = /^(items|suppliers)\[(\d+)\]/

const remedies: Record<string, Remedy> = {
  customer: 'address',
  billingAddress: 'address',
  shippingAddress: 'address',
  carrierOfferCode: 'carrier',
  relayCode: 'carrier',
  wishedDeliveryOn: 'wish',
  promoCode: 'code',
  cgAccepted: 'terms',
}

/** What a blocker is about, found by the place its path names in the cart that was computed. */
function obstacleOf(blocker: Blocker, lines: CartLine[], quote: Quote | null): Obstacle {
  const [, kind, at] = PATH.exec(blocker.propertyPath) ?? []
  const line = kind === 'items' ? lines[Number(at)] : undefined
  const topUp = line && blocker.code === 'carton_incomplete' ? topUpOf(lines, quote) : null
  if (topUp) return { ...blocker, remedy: 'carton', topUp, line: topUp.line, supplier: topUp.line.product.supplier }
  if (line) {
    const repair = lineRepair(blocker, line, quote)
    return { ...blocker, remedy: 'line', line, supplier: line.product.supplier, ...(repair ? { repair } : {}) }
  }
  const supplier = kind === 'suppliers' ? quote?.suppliers[Number(at)]?.supplier : undefined
  if (supplier && blocker.propertyPath.endsWith('.delivery')) return { ...blocker, remedy: 'address', supplier }
  if (supplier) return { ...blocker, remedy: 'supplier', supplier }
  return { ...blocker, remedy: remedies[blocker.propertyPath] ?? 'none' }
}

/** What a step asks for anyway is no obstacle. */
const isAsked = ({ remedy, code }: Obstacle) => remedy === 'terms' || code === 'relay_required'

type Refusals = Pick<CartState, 'refusals'> & { refused: Blocker[] }

/**
 * What stands between the cart and its order, apart from what a step still asks for. A refused validation and a
 * refused write add what they found; the write names the lines that it sent, which have not changed since.
 */
function obstaclesOf(state: Pick<CartState, 'content' | 'quote' | 'quotedLines'>, found: Refusals): Obstacle[] {
  const { content, quote, quotedLines } = state
  const known = new Map<string, Obstacle>()
  const note = (blocker: Blocker, lines: CartLine[]) =>
    known.set(`${blocker.propertyPath} ${blocker.code}`, obstacleOf(blocker, lines, quote))
  for (const blocker of [...(quote?.blockers ?? []), ...found.refused]) note(blocker, quotedLines)
  for (const refusal of found.refusals) note(asBlocker(refusal), content.lines)
  return [...known.values()].filter((obstacle) => !isAsked(obstacle))
}

/** A write that was refused says why in the same words as a blocker. */
const asBlocker = (violation: Violation): Blocker => ({ code: 'refused', ...violation })

/** The obstacles of the cart as it is now. */
export function useObstacles(): Obstacle[] {
  const content = useCart((state) => state.content)
  const quote = useCart((state) => state.quote)
  const quotedLines = useCart((state) => state.quotedLines)
  const refusals = useCart((state) => state.refusals)
  const refused = useCheckout((state) => state.refused)
  return useMemo(
    () => obstaclesOf({ content, quote, quotedLines }, { refused, refusals }),
    [content, quote, quotedLines, refused, refusals],
  )
}

/** The obstacles of one line. */
export function useLineBlockers({ product, store = false }: CartLine): Obstacle[] {
  return useObstacles().filter(({ line }) => line?.product.id === product.id && (line.store ?? false) === store)
}
