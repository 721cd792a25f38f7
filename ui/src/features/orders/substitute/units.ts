import type { Replacement } from './queries'

/** Cartons of the shared warehouse hold six bottles, of one wine or of several. */
const MIXED_CARTON = 6

type Packed = Pick<Replacement, 'orderMultiple' | 'minQuantity' | 'warehouse'>

/** Bottles of a wine that are ordered together when it is all that is ordered. */
export const stepOf = ({ orderMultiple, warehouse }: Packed) =>
  Math.max(1, orderMultiple, warehouse === 'dartess' ? MIXED_CARTON : 1)

/** As many bottles of a wine as were awaited, rounded up to what can be ordered of it. */
export function unitsInstead(awaited: number, wine: Packed): number {
  const step = stepOf(wine)
  return Math.ceil(Math.max(awaited, wine.minQuantity) / step) * step
}
