import type { Item, Party, PricingStep, ProductColour, ProductType } from '~/api/types'

export type ProductTag =
  | 'out_of_stock'
  | 'stock_alert'
  | 'insufficient_stock'
  | 'pending_receipt'
  | 'desactivated'
  | 'normal'
  | 'sample'
  | 'stock_back'
  | 'dartess_warehouse'

/** A product as lists show it (domain 9.2). Prices are for one bottle; null where the viewer has none. */
export interface Product extends Item {
  reference: string
  name: string
  supplier: Party
  type: ProductType
  colour: ProductColour
  country: string
  region: string
  appellation: string
  /** Null: non vintage. */
  vintage: number | null
  bottleSizeCl: number
  unitsPerCarton: number
  /** Percent by volume. */
  abv: number
  certifications: string[]
  minQuantity: number
  orderMultiple: number
  status: 'active' | 'desactivated'
  warehouse: 'dartess' | 'supplier'
  available: number
  incoming: number
  /** Business date of the next expected receipt. */
  nextReceipt: string | null
  tag: ProductTag
  tags: ProductTag[]
  /** Null for individuals. */
  listPriceTaxExcl: number | null
  /** The viewer's own. */
  priceTaxExcl: number | null
  priceTaxIncl: number | null
  storePriceTaxIncl: number | null
  vatRate: number
  images: string[]
  /** What its sheet holds, for those who sell it. */
  sheet: SheetSummary | null
}

/** A product's sheet as a list shows it. */
interface SheetSummary {
  version: number
  /** 0 to 100. */
  completeness: number
  /** Empty: every professional group. */
  groups: string[]
  stockAlertThreshold: number
  updatedAt: string
}

export interface ProductDetail extends Product {
  classification: string
  grapes: { name: string; share: number }[]
  awards: string[]
  description: string
  tastingNotes: string
  pairings: string
  servingTemperature: string
  allergens: string[]
  weightGrams: number
  sampleAllowed: boolean
  trace: PricingStep[]
  substitutes: Product[]
  /** What is on its way and not promised yet. */
  arrivals: { expectedOn: string; quantity: number }[]
  /** The newest orders of it that the viewer may read. */
  lastOrders: { order: string; number: string; at: string; quantity: number; unitPriceTaxExcl: number }[]
  /** The viewer is told when it can be ordered again. */
  alert: boolean
  /** Where its technical sheet is read, when it has one. */
  technicalSheet?: string | null
  /** The electronic labels of its lots. */
  lots?: { lot: string; url: string }[]
}

export interface FacetValue {
  value: string
  /** Of suppliers alone. */
  label?: string
  count: number
}

export type FacetName =
  | 'colour'
  | 'type'
  | 'region'
  | 'appellation'
  | 'supplier'
  | 'certifications'
  | 'vintage'
  | 'bottleSizeCl'
  | 'tag'

export interface ProductFacets {
  total: number
  facets: Record<FacetName, FacetValue[]>
  price: { min: number | null; max: number | null }
}

/** A supplier as the catalogue shows it; limits of free shipping are null when there are none. */
export interface ProductSupplier extends Item {
  company: string
  products: number
  freeShippingFromValue: number | null
  /** 75 cl equivalents. */
  freeShippingFromQuantity: number | null
}
