import type { Picture } from '~/shared/forms/files/PicturesField'
import type { LoadedFile } from '~/shared/forms/files/use-files'
import { toHundredths } from '~/shared/forms/inputs/hundredths'
import { BUYER_GROUPS, type BuyerGroup } from '~/shared/product/buyer-groups'
import { type FieldOf, fieldsOfKind } from '~/shared/product/sheet-fields'
import type { ProductSheet, SheetFields } from './sheet'

/** What a number field holds: '' while nothing is entered. */
export type Typed = number | string

/** What the form of a sheet holds: texts as typed, money in cents. */
export interface SheetValues
  extends Record<string, unknown>,
    Record<FieldOf<'text'>, string>,
    Record<FieldOf<'list'>, string[]>,
    Record<FieldOf<'flag'>, boolean>,
    Record<FieldOf<'count' | 'number'>, Typed> {
  /** The supplier's id; only administrators choose one. */
  supplier: string | null
  ean: string
  type: string
  colour: string
  country: string
  /** '' is non vintage. */
  vintage: Typed
  grapes: { key: string; name: string; share: Typed }[]
  abv: Typed
  warehouse: string
  priceBasis: string
  listPriceTaxExcl: number | null
  groupPrices: Record<BuyerGroup, number | null>
  groups: BuyerGroup[]
  storePriceTaxIncl: number | null
  images: Picture[]
  /** A technical sheet to take the place of the one there is. */
  sheetFile: LoadedFile[]
  keepsSheet: boolean
}

const TEXTS = fieldsOfKind('text')
const LISTS = fieldsOfKind('list')
const FLAGS = fieldsOfKind('flag')
const COUNTS = fieldsOfKind('count')
const NUMBERS = fieldsOfKind('number')

/** A value for each of some fields. */
const each = <F extends string, V>(fields: F[], value: (field: F) => V) =>
  Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<F, V>

const noPrices = () => Object.fromEntries(BUYER_GROUPS.map((group) => [group, null])) as SheetValues['groupPrices']

/** A sheet that nobody has begun: a bottle of wine in cartons of six, open to every professional. */
export const newSheet = (supplier: string | null): SheetValues => ({
  ...each(TEXTS, () => ''),
  ...each(LISTS, (): string[] => []),
  ...each(FLAGS, (field) => field === 'crd'),
  ...each(COUNTS, (): Typed => ''),
  ...each(NUMBERS, (): Typed => 0),
  supplier,
  ean: '',
  type: 'still',
  colour: 'red',
  country: 'FR',
  vintage: '',
  grapes: [],
  bottleSizeCl: 75,
  unitsPerCarton: 6,
  abv: '',
  weightGrams: 1300,
  warehouse: 'supplier',
  orderMultiple: 6,
  minQuantity: 6,
  priceBasis: 'duty_paid',
  listPriceTaxExcl: null,
  groupPrices: noPrices(),
  groups: [...BUYER_GROUPS],
  storePriceTaxIncl: null,
  images: [],
  sheetFile: [],
  keepsSheet: true,
})

export const newGrape = (): SheetValues['grapes'][number] => ({ key: crypto.randomUUID(), name: '', share: '' })

/** '' for what was never entered: 0 stands for it where 0 means nothing. */
const typed = (value: number | null): Typed => (value === null || value === 0 ? '' : value)

/** A sheet as its form shows it. */
export function valuesOf(sheet: ProductSheet): SheetValues {
  const prices = Object.entries(sheet.groupPrices).map(([group, price]) => [group, toHundredths(price)])
  return {
    ...each(TEXTS, (field) => sheet[field]),
    ...each(LISTS, (field): string[] => sheet[field]),
    ...each(FLAGS, (field) => sheet[field]),
    ...each(COUNTS, (field) => typed(sheet[field])),
    ...each(NUMBERS, (field): Typed => sheet[field]),
    supplier: String(sheet.supplier.id),
    ean: sheet.ean,
    type: sheet.type,
    colour: sheet.colour,
    country: sheet.country,
    vintage: typed(sheet.vintage),
    grapes: sheet.grapes.map(({ name, share }) => ({ key: name, name, share: typed(share) })),
    abv: sheet.abv ?? '',
    warehouse: sheet.warehouse,
    priceBasis: sheet.priceBasis,
    listPriceTaxExcl: toHundredths(sheet.listPriceTaxExcl),
    groupPrices: { ...noPrices(), ...Object.fromEntries(prices) },
    groups: sheet.groups.length === 0 ? [...BUYER_GROUPS] : sheet.groups,
    storePriceTaxIncl: toHundredths(sheet.storePriceTaxIncl),
    images: sheet.images.map((src) => ({ key: src, src })),
    sheetFile: [],
    keepsSheet: true,
  }
}

const cents = (value: number | null) => (value === null ? null : value / 100)

/** A sheet's fields as the API takes them; its pictures and its technical sheet go by ways of their own. */
export function fieldsOf(values: SheetValues): Omit<SheetFields, 'images'> {
  const number = (value: Typed) => Number(value || 0)
  const isMixed = values.warehouse === 'dartess'
  const isWine = ['still', 'sparkling', 'fortified'].includes(values.type)
  return {
    ...each(TEXTS, (field) => values[field].trim()),
    ...each(LISTS, (field) => values[field]),
    ...each(FLAGS, (field) => values[field]),
    ...each([...COUNTS, ...NUMBERS], (field) => number(values[field])),
    ean: values.ean,
    type: values.type as SheetFields['type'],
    colour: (isWine ? values.colour : '') as SheetFields['colour'],
    country: values.country,
    vintage: values.vintage === '' ? null : Number(values.vintage),
    grapes: values.grapes
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, share }) => ({ name: name.trim(), share: number(share) })),
    abv: values.abv === '' ? null : Number(values.abv),
    warehouse: values.warehouse as SheetFields['warehouse'],
    // Full cartons, unless the warehouse mixes them (domain 3.1).
    orderMultiple: number(isMixed ? values.orderMultiple : values.unitsPerCarton),
    priceBasis: values.priceBasis as SheetFields['priceBasis'],
    listPriceTaxExcl: cents(values.listPriceTaxExcl),
    groupPrices: Object.fromEntries(BUYER_GROUPS.map((group) => [group, cents(values.groupPrices[group])])),
    groups: values.groups.length === BUYER_GROUPS.length ? [] : values.groups,
    storePriceTaxIncl: cents(values.storePriceTaxIncl),
  }
}

/** The fields in which two states of a form differ, as the API takes them. */
export function changesOf(values: SheetValues, before: SheetValues): Partial<SheetFields> {
  const own = fieldsOf(values)
  const was = fieldsOf(before)
  const fields = Object.keys(own) as (keyof typeof own)[]
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(own[field]) !== JSON.stringify(was[field]))
      .map((field) => [field, own[field]]),
  )
}
