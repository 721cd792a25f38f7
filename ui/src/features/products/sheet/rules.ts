import type { UseFormInput } from '@mantine/form'
import { text } from '~/shared/i18n/i18n'
import { between, integer, minValue } from '~/shared/validation/number-rules'
import { all, isEmpty, type Rule } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { gtinOf } from '~/shared/warehouse/gtin'
import { needsAbv } from './derived'
import type { SheetValues } from './values'

type SheetRule = Rule<unknown, SheetValues>

/** The oldest vintage that is believed. */
const OLDEST = 1900

const words = (key: string, values?: Record<string, unknown>) => text(`products:rule.${key}`, values)

const ean: SheetRule = (value) => (isEmpty(value) || gtinOf(String(value)) ? null : words('ean'))

const vintage: SheetRule = (value) => {
  const last = new Date().getFullYear() + 1
  const year = Number(value)
  return isEmpty(value) || (year >= OLDEST && year <= last) ? null : words('vintage', { first: OLDEST, last })
}

const share: SheetRule = (_, { grapes }) => {
  const sum = grapes.reduce((total, grape) => total + Number(grape.share || 0), 0)
  return sum > 100 ? words('grapes', { sum }) : null
}

const minQuantity: SheetRule = (value, values) => {
  const multiple = Number(values.warehouse === 'dartess' ? values.orderMultiple : values.unitsPerCarton)
  return isEmpty(value) || multiple < 1 || Number(value) % multiple === 0 ? null : words('minQuantity', { multiple })
}

/** VAT and excise hang on the degree. */
export const abvRule: SheetRule = all<unknown, SheetValues>(
  (value, values) => (needsAbv(values.type) ? required(value, values) : null),
  between(0, 96),
)

const storePrice: SheetRule = (value, { inStore }) => (inStore && value === null ? words('storePrice') : null)

const groups: SheetRule = (value) => (isEmpty(value) ? words('groups') : null)

const count = (least: number, most: number): SheetRule =>
  all<unknown, SheetValues>(required, integer, between(least, most))

/** What the server refuses too (domain 3.1), said while one types. */
export const sheetRules: UseFormInput<SheetValues>['validate'] = {
  supplier: required,
  reference: all<unknown, SheetValues>(required, max(60)),
  ean,
  name: all<unknown, SheetValues>(required, max(200)),
  type: required,
  country: required,
  vintage,
  grapes: { name: required, share },
  bottleSizeCl: all<unknown, SheetValues>(required, between(1, 3000)),
  unitsPerCarton: count(1, 10_000),
  abv: abvRule,
  weightGrams: count(1, 100_000),
  orderMultiple: (value, values) => (values.warehouse === 'dartess' ? count(1, 10_000)(value, values) : null),
  minQuantity: all<unknown, SheetValues>(required, integer, minValue(1), minQuantity),
  stockAlertThreshold: between(0, 1_000_000),
  listPriceTaxExcl: required,
  storePriceTaxIncl: storePrice,
  groups,
  energyKj: between(0, 4000),
}
