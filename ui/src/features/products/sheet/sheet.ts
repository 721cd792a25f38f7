import type { GroupCode, Item, Party, ProductColour, ProductType } from '~/api/types'

/** The professional groups that a product may be open to and have a price for. */
export const BUYER_GROUPS = ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'negociant'] as const
export type BuyerGroup = (typeof BUYER_GROUPS)[number] & GroupCode

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

export interface Grape {
  name: string
  /** Percent; 0 when unknown. */
  share: number
}

/** What a seller may write of a product (domain 3.1), as the API takes and gives it. */
export interface SheetFields {
  reference: string
  ean: string
  name: string
  type: ProductType
  colour: ProductColour
  country: string
  region: string
  appellation: string
  classification: string
  /** Null: non vintage. */
  vintage: number | null
  grapes: Grape[]
  certifications: string[]
  awards: string[]
  bottleSizeCl: number
  unitsPerCarton: number
  /** Percent; null: nobody told it, 0: dealcoholised. */
  abv: number | null
  weightGrams: number
  warehouse: 'dartess' | 'supplier'
  orderMultiple: number
  minQuantity: number
  stockAlertThreshold: number
  sampleAllowed: boolean
  crd: boolean
  priceBasis: 'duty_paid' | 'duty_suspended'
  listPriceTaxExcl: number | null
  /** Euros by group; a group without one pays the list price. */
  groupPrices: Partial<Record<BuyerGroup, number | null>>
  /** Empty: every professional group. */
  groups: BuyerGroup[]
  inStore: boolean
  storePriceTaxIncl: number | null
  description: string
  tastingNotes: string
  pairings: string
  servingTemperature: string
  images: string[]
  producedBefore20231208: boolean
  ingredients: string
  allergens: string[]
  energyKj: number
}

/** The document there is, and where it is read. */
export interface TechnicalSheet {
  name: string
  url: string
}

export type SheetField = keyof SheetFields

export interface Completeness {
  /** 0 to 100. */
  score: number
  missing: string[]
}

/** A product as those who sell it work on it. */
export interface ProductSheet extends Item, SheetFields {
  supplier: Party
  version: number
  status: 'active' | 'desactivated'
  completeness: Completeness
  vatRate: number
  exciseCategory: string
  technicalSheet: TechnicalSheet | null
  createdAt: string
  updatedAt: string
  /** What the viewer may change: every field, or the selling texts and the images. */
  may: { all: boolean; texts: boolean }
}

/** The fields that agents may write. */
export const TEXT_FIELDS = ['description', 'tastingNotes', 'pairings', 'servingTemperature'] as const
