import { wineOf } from '~/shared/format/format'
import { productsOf } from '~/shared/warehouse/scan'
import { type Pick, pickedOf, type Ticks } from './picking'

/** What came of one scan. Only bottles that a row still asks for are counted. */
export type Scan =
  | { outcome: 'unknown'; code: string }
  | { outcome: 'several'; code: string; wines: string[] }
  | { outcome: 'counted' | 'over' | 'full'; pick: Pick; bottles: number; left: number }

/**
 * What a scanned code does to the rows: that of a bottle stands for one, or for a carton when one scans by the carton. A
 * wine that lies in two places is counted where some of it is still to be taken; of two wines with one code neither is.
 */
export function scanOf(
  code: string,
  picks: readonly Pick[],
  eans: ReadonlyMap<number, string>,
  ticks: Ticks,
  byCarton: boolean,
): Scan {
  const found = picks.flatMap((pick) => {
    const { products, isCarton } = productsOf(code, [{ '@id': pick.key, ean: eans.get(pick.product.id) ?? '' }], {})
    if (products.length === 0) return []
    const bottles = isCarton || byCarton ? pick.product.unitsPerCarton : 1
    return [{ pick, bottles, left: pick.bottles - pickedOf(pick, ticks) }]
  })
  const row = found.find(({ left, bottles }) => left >= bottles) ?? found.find(({ left }) => left > 0) ?? found[0]
  if (!row) return { outcome: 'unknown', code }
  const wines = new Map(found.map(({ pick }) => [pick.product.id, wineOf(pick.product)]))
  if (wines.size > 1) return { outcome: 'several', code, wines: [...wines.values()] }
  return { ...row, outcome: row.left === 0 ? 'full' : row.bottles > row.left ? 'over' : 'counted' }
}
