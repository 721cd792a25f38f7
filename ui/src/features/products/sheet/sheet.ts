import type { ProductColour, ProductType, Schemas } from '~/api/types'
import type { BuyerGroup } from '~/shared/product/buyer-groups'
import type { SheetField } from '~/shared/product/sheet-fields'

export const TYPES: ProductType[] = [
  'still',
  'sparkling',
  'fortified',
  'spirit',
  'beer',
  'cider',
  'soft',
  'water',
  'juice',
]
export const COLOURS = ['red', 'white', 'rose', 'orange'] as const satisfies ProductColour[]

/** The nutrition declaration of a lot, per 100 ml. */
export const NUTRIENTS = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const

/** What must be named on a label (regulation (EU) 1169/2011, annex II); those of drinks come first. */
export const ALLERGENS = [
  'sulfites',
  'eggs',
  'milk',
  'gluten',
  'fish',
  'nuts',
  'celery',
  'soybeans',
  'lupin',
  'mustard',
  'peanuts',
  'sesame',
  'crustaceans',
  'molluscs',
] as const

export const CERTIFICATIONS = ['AB', 'HVE', 'Demeter', 'Biodyvin', 'Nature & Progrès', 'Terra Vitis', 'vegan'] as const

/** A product as those who sell it work on it. */
export type ProductSheet = Schemas['CatalogueProductSheet']

/** The document there is, and where it is read. */
export type TechnicalSheet = Schemas['CatalogueDocument']

export type Completeness = Schemas['CatalogueCompleteness']

/** The fields as they are sent; a group without a price pays the list price. */
export type SheetFields = Omit<Pick<ProductSheet, SheetField>, 'listPriceTaxExcl' | 'groupPrices'> & {
  listPriceTaxExcl: number | null
  groupPrices: Partial<Record<BuyerGroup, number | null>>
}
