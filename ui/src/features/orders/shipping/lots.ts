import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import { formatInteger } from '~/shared/format/format'

/** A lot that is there, with when it came and until when it keeps. */
export type KnownLot = Schemas['OrdersLotThere']

/** Bottles of one lot. */
export type LotUnits = Schemas['OrdersLotUnits']

/** Bottles of all of them. */
export const unitsOf = (lots: readonly LotUnits[]) => lots.reduce((sum, { quantity }) => sum + quantity, 0)

/** No more bottles than a line has: the last lots give way. */
export function fitted(lots: readonly LotUnits[], quantity: number): LotUnits[] {
  let left = quantity
  return lots.flatMap(({ lot, quantity: units }) => {
    const taken = Math.min(units, left)
    left -= taken
    return taken > 0 ? [{ lot, quantity: taken }] : []
  })
}

/** The bottles of a line from the lots that should leave first, as far as they go. */
export const proposed = (known: readonly LotUnits[] | undefined, quantity: number): LotUnits[] =>
  fitted(known ?? [], quantity)

/** The code of a refusal that asks to confirm a lot past its best-before date. */
export const PAST_DATE = 'receipts.lot_past_best_before'

/** "Lot L2024-17 · 12 bout." */
export const lotWords = (t: TFunction<'orders'>, { lot, quantity }: LotUnits): string =>
  t('lots.of', { lot, count: quantity, amount: formatInteger(quantity) })
