import type { SheetField } from './sheet'

/** The parts of a sheet, in their order. */
export const SECTIONS = ['identity', 'origin', 'packing', 'price', 'texts', 'pictures', 'label', 'history'] as const

export type Section = (typeof SECTIONS)[number]

/** Where each field stands. */
const places: Record<SheetField | 'technicalSheet', Section> = {
  reference: 'identity',
  ean: 'identity',
  name: 'identity',
  type: 'identity',
  colour: 'identity',
  vintage: 'identity',
  classification: 'origin',
  country: 'origin',
  region: 'origin',
  appellation: 'origin',
  grapes: 'origin',
  certifications: 'origin',
  awards: 'origin',
  bottleSizeCl: 'packing',
  unitsPerCarton: 'packing',
  abv: 'packing',
  weightGrams: 'packing',
  warehouse: 'packing',
  orderMultiple: 'packing',
  minQuantity: 'packing',
  stockAlertThreshold: 'packing',
  sampleAllowed: 'packing',
  crd: 'packing',
  priceBasis: 'price',
  listPriceTaxExcl: 'price',
  groupPrices: 'price',
  groups: 'price',
  inStore: 'price',
  storePriceTaxIncl: 'price',
  description: 'texts',
  tastingNotes: 'texts',
  pairings: 'texts',
  servingTemperature: 'texts',
  images: 'pictures',
  technicalSheet: 'pictures',
  producedBefore20231208: 'label',
  ingredients: 'label',
  allergens: 'label',
  energyKj: 'label',
}

/** The part that holds a field, by the path a form or a refusal names it with. */
export const sectionOf = (path: string): Section => places[path.split('.')[0] as SheetField] ?? 'identity'

/** The part of the page; the anchor of the navigation leads there. */
export const anchorOf = (section: Section) => `partie-${section}`
