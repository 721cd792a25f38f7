import type { BuyerGroup } from '~/shared/product/buyer-groups'
import type { Product } from '~/shared/product/product'
import { type NumberText, wholeNumber } from '~/shared/table/number-text'
import { priceText } from '~/shared/table/price-text'

/** What may be written in a row of the table. */
export interface RowFields {
  listPriceTaxExcl?: number
  unitsPerCarton?: number
  orderMultiple?: number
  minQuantity?: number
  stockAlertThreshold?: number
  status?: Product['status']
  groups?: BuyerGroup[]
}

/** A cell that is written as a text: what it shows, what a text makes of it. */
export interface TextCell extends NumberText {
  /** What the API calls it; a multiple is one of the bottle in mixed cartons, else the carton itself. */
  field: (product: Product) => keyof RowFields
  value: (product: Product) => number | null
}

const price: TextCell = {
  field: () => 'listPriceTaxExcl',
  value: (product) => product.listPriceTaxExcl,
  ...priceText('ht'),
}

const whole = (field: TextCell['field'], value: TextCell['value'], least: number): TextCell => ({
  field,
  value,
  ...wholeNumber(least),
})

const isMixed = ({ warehouse }: Product) => warehouse === 'dartess'

/** The cells of a row that are written as a text, by column. */
export const textCells = {
  listPriceTaxExcl: price,
  orderMultiple: whole(
    (product) => (isMixed(product) ? 'orderMultiple' : 'unitsPerCarton'),
    (product) => product.orderMultiple,
    1,
  ),
  minQuantity: whole(
    () => 'minQuantity',
    (product) => product.minQuantity,
    1,
  ),
  stockAlertThreshold: whole(
    () => 'stockAlertThreshold',
    (product) => product.sheet?.stockAlertThreshold ?? null,
    0,
  ),
} as const

export type TextColumn = keyof typeof textCells

/** A row with what was written in it. */
export function withFields(product: Product, fields: RowFields): Product {
  const { groups, stockAlertThreshold, unitsPerCarton, ...own } = fields
  const sheet = product.sheet && {
    ...product.sheet,
    ...(groups === undefined ? {} : { groups }),
    ...(stockAlertThreshold === undefined ? {} : { stockAlertThreshold }),
  }
  // A carton that changes is sold whole, as before.
  const carton = unitsPerCarton === undefined ? {} : cartonOf(product, unitsPerCarton)
  return { ...product, ...own, ...carton, sheet }
}

function cartonOf({ orderMultiple, minQuantity }: Product, units: number) {
  return {
    unitsPerCarton: units,
    orderMultiple: units,
    minQuantity: minQuantity === orderMultiple ? units : minQuantity,
  }
}

/** What the fields are in a row now. */
export function fieldsIn(product: Product, fields: RowFields): RowFields {
  const all: Required<RowFields> = {
    listPriceTaxExcl: product.listPriceTaxExcl ?? 0,
    unitsPerCarton: product.unitsPerCarton,
    orderMultiple: product.orderMultiple,
    minQuantity: product.minQuantity,
    stockAlertThreshold: product.sheet?.stockAlertThreshold ?? 0,
    status: product.status,
    groups: product.sheet?.groups ?? [],
  }
  return Object.fromEntries(Object.keys(fields).map((field) => [field, all[field as keyof RowFields]]))
}
