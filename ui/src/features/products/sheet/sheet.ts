import type { ProductColour, ProductType, Schemas } from '~/api/types'

/** The professional groups that a product may be open to and have a price for. */
export const BUYER_GROUPS = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'negociant',
] as const satisfies ProductSheet['groups']
export type BuyerGroup = ProductSheet['groups'][number]

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

export type Grape = ProductSheet['grapes'][number]

/** The document there is, and where it is read. */
export type TechnicalSheet = Schemas['CatalogueDocument']

export type Completeness = Schemas['CatalogueCompleteness']

/** What a seller may write of a product (domain 3.1), but for its technical sheet. */
export type SheetField = Exclude<keyof Schemas['CatalogueProductDraft'], 'technicalSheet' | 'status'>

/** The fields as they are sent; a group without a price pays the list price. */
export type SheetFields = Omit<Pick<ProductSheet, SheetField>, 'listPriceTaxExcl' | 'groupPrices'> & {
  listPriceTaxExcl: number | null
  groupPrices: Partial<Record<BuyerGroup, number | null>>
}

/** The fields that agents may write. */
export const TEXT_FIELDS = ['description', 'tastingNotes', 'pairings', 'servingTemperature'] as const
