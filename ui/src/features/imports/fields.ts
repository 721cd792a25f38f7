import type { TFunction } from 'i18next'

/** The fields that a column can fill, in parts, in the order of the template. */
export const FIELD_PARTS = {
  identity: ['reference', 'ean', 'name', 'type', 'colour', 'vintage', 'status'],
  origin: ['country', 'region', 'appellation', 'classification', 'grapes', 'abv', 'certifications', 'awards'],
  packing: ['bottleSizeCl', 'unitsPerCarton', 'weightGrams', 'warehouse', 'orderMultiple', 'minQuantity'],
  price: [
    'listPriceTaxExcl',
    'groupPrices.restaurant',
    'groupPrices.wine_merchant',
    'groupPrices.hypermarket',
    'groupPrices.cse',
    'groupPrices.negociant',
    'groups',
    'inStore',
    'storePriceTaxIncl',
    'priceBasis',
    'crd',
    'sampleAllowed',
    'stockAlertThreshold',
  ],
  texts: ['description', 'tastingNotes', 'pairings', 'servingTemperature'],
  label: ['producedBefore20231208', 'ingredients', 'energyKj', 'allergens'],
} as const

/** The column without which nobody knows what a row is about. */
export const REFERENCE = 'reference'

/** What a product that does not exist yet cannot do without. */
export const NEEDED_BY_NEW = ['name', 'type'] as const

/** What a field is called. */
export function fieldName(t: TFunction<'imports'>, code: string): string {
  const [whole, group] = code.split('.')
  return group === undefined
    ? t(`field.${whole}`, { defaultValue: code })
    : t(`field.groupPrices.${group}`, { defaultValue: code })
}
