import i18next, { type TFunction } from 'i18next'
import type { TrailEntry } from '~/api/types'
import {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatInteger,
  formatMoney,
  formatPercent,
} from '~/shared/format/format'
import { loadTexts } from '~/shared/i18n/i18n'
import { SHEET_FIELDS } from '~/shared/product/sheet-fields'
import { showValue } from '~/shared/product/show-value'

type TrailState = TrailEntry['before']

/** The trail speaks of products, imports, stock, samples, frames and price lists too, in the words of their own screens. */
export const loadTrailTexts = () => loadTexts('products', 'catalogue', 'imports', 'stock', 'frames', 'pricelists')

/** One member that changed, in words. */
export interface Change {
  key: string
  label: string
  /** Null when there was nothing, or when it is not to be shown. */
  from: string | null
  to: string | null
  /** Pictures, contracts and secrets: that they changed is all there is to say. */
  isHidden: boolean
}

/** Members that say nothing to a reader. */
const silent = new Set(['id', '@id', '@type', 'user', 'userId', 'updatedAt', 'version', 'parent', 'child'])

const money = new Set([
  'freeShippingFromValue',
  'storeFreeShippingFromValue',
  'minimumOrderValue',
  'handlingFee',
  'outstandingValue',
  'capital',
  'amount',
  'minimum',
])

const rates = new Set([
  'discountOnInvoice',
  'supplierRebate',
  'negociationMargin',
  'agentFee',
  'permanentDiscount',
  'percent',
  'rate',
])

/** Codes that have a text of their own, by member. */
const codes: Record<string, (t: TFunction<'users'>, code: string) => string> = {
  status: (t, code) => t(`enums:user_status.${code}`, { defaultValue: code }),
  userGroup: (t, code) => t(`enums:user_group.${code}`, { defaultValue: code }),
  group: (t, code) => t(`enums:user_group.${code}`, { defaultValue: code }),
  typeAddress: (t, code) => t(`enums:address_type.${code}`, { defaultValue: code }),
  type: (t, code) => t(`enums:address_type.${code}`, { defaultValue: code }),
  civility: (t, code) => t(`civility.${code}`, { defaultValue: code }),
  language: (t, code) => t(`language.${code}`, { defaultValue: code }),
  defaultWarehouse: (t, code) => t(`warehouse.${code}`, { defaultValue: code }),
  vatRegime: (t, code) => t(`vatRegime.${code}`, { defaultValue: code }),
  state: (t, code) => t(`imports:state.${code}`, { defaultValue: code }),
  mode: (t, code) => t(`imports:start.${code}`, { defaultValue: code }),
  reason: (t, code) => t(`stock:reason.of.${code}`, { defaultValue: code }),
  kind: (t, code) => t(`terms.${code}`, { defaultValue: code }),
  invoicing: (t, code) => t(`invoicing.${code}`, { defaultValue: code }),
  paymentTermsKind: (t, code) => t(`terms.${code}`, { defaultValue: code }),
  groups: (t, code) => t(`enums:user_group.${code}`, { defaultValue: code }),
  discounts: (t, code) => t(`pricelists:discounts.${code}`, { defaultValue: code }),
  basis: (t, code) => t(`frames:basis.${code}`, { defaultValue: code }),
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T/.test(value)

/** Shortened by the trail itself: pictures, contracts, secrets. */
const isShortened = (value: unknown) => typeof value === 'string' && (value === '***' || /^\[\d+ bytes/.test(value))

const isFile = (key: string) => key.startsWith('base64Content')

function wordsOf(t: TFunction<'users'>, key: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (typeof value === 'number') {
    if (money.has(key)) return formatMoney(value)
    if (key === 'agent' && value === 0) return null // nobody
    return rates.has(key) ? formatPercent(value) : formatInteger(value)
  }
  if (typeof value === 'string') {
    const code = codes[key]
    if (code) return code(t, value)
    if (isInstant(value)) return formatDateTime(value)
    return isDay(value) ? formatDate(value) : value
  }
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => wordsOf(t, key, one)).join(', ')
  if (isTier(value)) return tierOf(t, value)
  return isPrice(value) ? priceOf(t, value) : partsOf(t, value)
}

/** A step of an agreement frame. */
interface Tier {
  from: number
  percent: number
}

const isTier = (value: object): value is Tier => 'from' in value && 'percent' in value

const tierOf = (t: TFunction<'users'>, { from, percent }: Tier): string =>
  t('change.tier', {
    from: Number.isInteger(from) ? formatInteger(from) : formatDecimal(from),
    percent: formatPercent(percent),
  })

/** A price of a price list. */
interface Price {
  product: number
  from: number
  price: number
}

const isPrice = (value: object): value is Price => 'product' in value && 'from' in value && 'price' in value

const priceOf = (t: TFunction<'users'>, { product, from, price }: Price): string =>
  t('change.price', { product, from: formatInteger(from), price: formatMoney(price) })

const partsOf = (t: TFunction<'users'>, value: object): string =>
  Object.entries(value)
    .map(([inner, one]) => wordsOf(t, inner, one))
    .filter(Boolean)
    .join(', ')

/** A sheet's members are values, whatever is in them. */
const whole = (state: TrailState) => new Map(Object.entries(state ?? {}).filter(([key]) => !silent.has(key)))

/** A state without members inside members: `address.city` counts as `city`. */
function flat(state: TrailState): Map<string, unknown> {
  const members = new Map<string, unknown>()
  for (const [key, value] of Object.entries(state ?? {})) {
    if (silent.has(key)) continue
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isObject) members.set(key, value)
    else for (const [inner, one] of flat(value as TrailState)) members.set(inner, one)
  }
  return members
}

/** Whether a member of an act is a field of a product's sheet, which its form names and writes. */
const isOfSheet = (subject: string, key: string) =>
  subject === 'products' && (key in SHEET_FIELDS || SHEET_MORE.has(key))

/** What a sheet has besides what an import fills. */
const SHEET_MORE = new Set(['status', 'technicalSheet', 'lots', 'supplier'])

/** A member's name as people read it; one without a name of its own is never shown by its code. */
function labelOf(t: TFunction<'users'>, subject: string, key: string): string {
  if (isOfSheet(subject, key)) return t(`products:field.${key}`, { defaultValue: t('change.unnamed') })
  return t(`field.${key}`, { defaultValue: t('change.unnamed') })
}

function shownOf(t: TFunction<'users'>, subject: string, key: string, value: unknown): string | null {
  if (!isOfSheet(subject, key)) return wordsOf(t, key, value)
  if (value === null || value === undefined || value === '') return null
  return showValue(i18next.getFixedT(null, 'products'), key, value)
}

/** What an act changed: the name of each member, with what it was and what it is. */
export function changesOf(
  t: TFunction<'users'>,
  { subject, before, after }: Pick<TrailEntry, 'subject' | 'before' | 'after'>,
): Change[] {
  const members = subject === 'products' ? whole : flat
  const was = members(before)
  const is = members(after)
  // The state comes before what explains it.
  const isStatus = (key: string) => Number(key === 'status')
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted((a, b) => isStatus(b) - isStatus(a))
    .map((key) => ({
      key,
      label: labelOf(t, subject, key),
      from: shownOf(t, subject, key, was.get(key)),
      to: shownOf(t, subject, key, is.get(key)),
      isHidden: isFile(key) || isShortened(was.get(key)) || isShortened(is.get(key)),
    }))
    .filter(({ from, to }) => from !== null || to !== null)
}

/** What was done, in a few words; an act without words of its own goes by what it was done to. */
export const actOf = (t: TFunction<'users'>, { action }: Pick<TrailEntry, 'action'>): string =>
  t(`act.${action.replaceAll('.', '_')}`, { defaultValue: t('act.other') })
