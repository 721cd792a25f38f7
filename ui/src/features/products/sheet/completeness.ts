import { needsLabel } from './derived'
import type { Completeness } from './sheet'
import { fieldsOf, type SheetValues } from './values'

/**
 * How complete a sheet is while it is written; the server counts the same for what is saved. What a drink does not
 * need is not missing.
 */
export function completenessOf(values: SheetValues, hasTechnicalSheet: boolean): Completeness {
  const fields = fieldsOf(values)
  const isWine = needsLabel(fields.type)
  const withLabel = isWine && !fields.producedBefore20231208
  const hasAlcohol = !['soft', 'water', 'juice'].includes(fields.type)
  const wanted: [field: string, weight: number, isWanted: boolean, isThere: boolean][] = [
    ['listPriceTaxExcl', 12, true, (fields.listPriceTaxExcl ?? 0) > 0],
    ['images', 15, true, values.images.length > 0],
    ['description', 12, true, fields.description !== ''],
    ['ean', 6, true, fields.ean !== ''],
    ['servingTemperature', 3, true, fields.servingTemperature !== ''],
    ['pairings', 5, true, fields.pairings !== ''],
    ['technicalSheet', 3, true, hasTechnicalSheet],
    ['abv', 6, hasAlcohol, fields.abv !== null],
    ['region', 6, isWine, fields.region !== ''],
    ['appellation', 8, isWine, fields.appellation !== ''],
    ['colour', 6, isWine, fields.colour !== ''],
    ['grapes', 6, isWine, fields.grapes.length > 0],
    ['tastingNotes', 8, isWine, fields.tastingNotes !== ''],
    ['allergens', 8, isWine, fields.allergens.length > 0],
    ['ingredients', 10, withLabel, fields.ingredients !== ''],
    ['energyKj', 10, withLabel, fields.energyKj > 0],
  ]
  const counted = wanted.filter(([, , isWanted]) => isWanted)
  const missing = counted.filter(([, , , isThere]) => !isThere)
  const weigh = (some: typeof wanted) => some.reduce((sum, [, weight]) => sum + weight, 0)
  return {
    score: Math.floor((1 - weigh(missing) / weigh(counted)) * 100 + 1e-9),
    missing: missing.toSorted(([, one], [, other]) => other - one).map(([field]) => field),
  }
}
