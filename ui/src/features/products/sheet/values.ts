import type { LoadedFile } from '~/shared/forms/files/use-files'
import { toHundredths } from '~/shared/forms/inputs/hundredths'
import { BUYER_GROUPS, type BuyerGroup, type ProductSheet, type SheetFields } from './sheet'

/** What a number field holds: '' while nothing is entered. */
export type Typed = number | string

/** A picture of the sheet: one that is kept, or a new one as a data URL. */
export interface Picture {
  key: string
  src: string
}

/** What the form of a sheet holds: texts as typed, money in cents. */
export interface SheetValues extends Record<string, unknown> {
  /** The supplier's id; only administrators choose one. */
  supplier: string | null
  reference: string
  ean: string
  name: string
  type: string
  colour: string
  country: string
  region: string
  appellation: string
  classification: string
  /** '' is non vintage. */
  vintage: Typed
  grapes: { key: string; name: string; share: Typed }[]
  certifications: string[]
  awards: string[]
  bottleSizeCl: Typed
  unitsPerCarton: Typed
  abv: Typed
  weightGrams: Typed
  warehouse: string
  orderMultiple: Typed
  minQuantity: Typed
  stockAlertThreshold: Typed
  sampleAllowed: boolean
  crd: boolean
  priceBasis: string
  listPriceTaxExcl: number | null
  groupPrices: Record<BuyerGroup, number | null>
  groups: BuyerGroup[]
  inStore: boolean
  storePriceTaxIncl: number | null
  description: string
  tastingNotes: string
  pairings: string
  servingTemperature: string
  images: Picture[]
  /** A technical sheet to take the place of the one there is. */
  sheetFile: LoadedFile[]
  keepsSheet: boolean
  producedBefore20231208: boolean
  ingredients: string
  allergens: string[]
  energyKj: Typed
}

const noPrices = () => Object.fromEntries(BUYER_GROUPS.map((group) => [group, null])) as SheetValues['groupPrices']

/** A sheet that nobody has begun: a bottle of wine in cartons of six, open to every professional. */
export const newSheet = (supplier: string | null): SheetValues => ({
  supplier,
  reference: '',
  ean: '',
  name: '',
  type: 'still',
  colour: 'red',
  country: 'FR',
  region: '',
  appellation: '',
  classification: '',
  vintage: '',
  grapes: [],
  certifications: [],
  awards: [],
  bottleSizeCl: 75,
  unitsPerCarton: 6,
  abv: '',
  weightGrams: 1300,
  warehouse: 'supplier',
  orderMultiple: 6,
  minQuantity: 6,
  stockAlertThreshold: 0,
  sampleAllowed: false,
  crd: true,
  priceBasis: 'duty_paid',
  listPriceTaxExcl: null,
  groupPrices: noPrices(),
  groups: [...BUYER_GROUPS],
  inStore: false,
  storePriceTaxIncl: null,
  description: '',
  tastingNotes: '',
  pairings: '',
  servingTemperature: '',
  images: [],
  sheetFile: [],
  keepsSheet: true,
  producedBefore20231208: false,
  ingredients: '',
  allergens: [],
  energyKj: '',
})

export const newGrape = () => ({ key: crypto.randomUUID(), name: '', share: '' as Typed })

/** '' for what was never entered: 0 stands for it where 0 means nothing. */
const typed = (value: number | null): Typed => (value === null || value === 0 ? '' : value)

/** A sheet as its form shows it. */
export function valuesOf(sheet: ProductSheet): SheetValues {
  const prices = Object.entries(sheet.groupPrices).map(([group, price]) => [group, toHundredths(price)])
  return {
    supplier: String(sheet.supplier.id),
    reference: sheet.reference,
    ean: sheet.ean,
    name: sheet.name,
    type: sheet.type,
    colour: sheet.colour,
    country: sheet.country,
    region: sheet.region,
    appellation: sheet.appellation,
    classification: sheet.classification,
    vintage: typed(sheet.vintage),
    grapes: sheet.grapes.map(({ name, share }) => ({ key: name, name, share: typed(share) })),
    certifications: sheet.certifications,
    awards: sheet.awards,
    bottleSizeCl: sheet.bottleSizeCl,
    unitsPerCarton: sheet.unitsPerCarton,
    abv: sheet.abv ?? '',
    weightGrams: typed(sheet.weightGrams),
    warehouse: sheet.warehouse,
    orderMultiple: sheet.orderMultiple,
    minQuantity: sheet.minQuantity,
    stockAlertThreshold: sheet.stockAlertThreshold,
    sampleAllowed: sheet.sampleAllowed,
    crd: sheet.crd,
    priceBasis: sheet.priceBasis,
    listPriceTaxExcl: toHundredths(sheet.listPriceTaxExcl),
    groupPrices: { ...noPrices(), ...Object.fromEntries(prices) },
    groups: sheet.groups.length === 0 ? [...BUYER_GROUPS] : sheet.groups,
    inStore: sheet.inStore,
    storePriceTaxIncl: toHundredths(sheet.storePriceTaxIncl),
    description: sheet.description,
    tastingNotes: sheet.tastingNotes,
    pairings: sheet.pairings,
    servingTemperature: sheet.servingTemperature,
    images: sheet.images.map((src) => ({ key: src, src })),
    sheetFile: [],
    keepsSheet: true,
    producedBefore20231208: sheet.producedBefore20231208,
    ingredients: sheet.ingredients,
    allergens: sheet.allergens,
    energyKj: typed(sheet.energyKj),
  }
}

const cents = (value: number | null) => (value === null ? null : value / 100)

/** A sheet's fields as the API takes them; its pictures and its technical sheet go by ways of their own. */
export function fieldsOf(values: SheetValues): Omit<SheetFields, 'images'> {
  const number = (value: Typed) => Number(value || 0)
  const isMixed = values.warehouse === 'dartess'
  const isWine = ['still', 'sparkling', 'fortified'].includes(values.type)
  return {
    reference: values.reference.trim(),
    ean: values.ean.replaceAll(/\s/g, ''),
    name: values.name.trim(),
    type: values.type as SheetFields['type'],
    colour: (isWine ? values.colour : '') as SheetFields['colour'],
    country: values.country,
    region: values.region.trim(),
    appellation: values.appellation.trim(),
    classification: values.classification.trim(),
    vintage: values.vintage === '' ? null : Number(values.vintage),
    grapes: values.grapes
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, share }) => ({ name: name.trim(), share: number(share) })),
    certifications: values.certifications,
    awards: values.awards,
    bottleSizeCl: number(values.bottleSizeCl),
    unitsPerCarton: number(values.unitsPerCarton),
    abv: values.abv === '' ? null : Number(values.abv),
    weightGrams: number(values.weightGrams),
    warehouse: values.warehouse as SheetFields['warehouse'],
    // Full cartons, unless the warehouse mixes them (domain 3.1).
    orderMultiple: number(isMixed ? values.orderMultiple : values.unitsPerCarton),
    minQuantity: number(values.minQuantity),
    stockAlertThreshold: number(values.stockAlertThreshold),
    sampleAllowed: values.sampleAllowed,
    crd: values.crd,
    priceBasis: values.priceBasis as SheetFields['priceBasis'],
    listPriceTaxExcl: cents(values.listPriceTaxExcl),
    groupPrices: Object.fromEntries(BUYER_GROUPS.map((group) => [group, cents(values.groupPrices[group])])),
    groups: values.groups.length === BUYER_GROUPS.length ? [] : values.groups,
    inStore: values.inStore,
    storePriceTaxIncl: cents(values.storePriceTaxIncl),
    description: values.description.trim(),
    tastingNotes: values.tastingNotes.trim(),
    pairings: values.pairings.trim(),
    servingTemperature: values.servingTemperature.trim(),
    producedBefore20231208: values.producedBefore20231208,
    ingredients: values.ingredients.trim(),
    allergens: values.allergens,
    energyKj: number(values.energyKj),
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
