import type { TFunction } from 'i18next'
import { formatDay, formatMoney, formatPercent, plural } from '~/shared/format/format'
import { currentLocale } from '~/shared/locale/locale'
import { GROUPS, type PromoCode, type PromoCodeGroup } from './promo-code'

/** What is said of a code, whether it exists or is being written; euros, and percent. */
export interface Conditions {
  code: string
  rate: number | null
  amount: number | null
  minimum: number
  /** Names. */
  suppliers: string[]
  products: string[]
  groups: PromoCodeGroup[]
  startsOn: string
  endsOn: string | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  combinable: boolean
  shown: boolean
}

/** Names that a sentence holds. */
const NAMED = 3

type Words = TFunction<'codes'>

const listOf = (names: string[]) => new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names)

/** Names in a row; of many, the first ones and how many others. */
function someOf(t: Words, names: string[]): string {
  if (names.length <= NAMED) return listOf(names)
  const shown = names.slice(0, NAMED - 1)
  return listOf([...shown, t('words.others', { count: names.length - shown.length })])
}

/** The conditions of a code that exists. */
export const conditionsOf = ({ suppliers, products, ...code }: PromoCode): Conditions => ({
  ...code,
  suppliers: suppliers.map(({ company }) => company),
  products: products.map(({ name }) => name),
  groups: GROUPS.filter((group) => code.groups.includes(group)),
})

/** What a code takes off: "10 %", "25,00 €"; null while it is not said. */
export function giftOf({ rate, amount }: Pick<Conditions, 'rate' | 'amount'>): string | null {
  if (rate !== null) return formatPercent(rate)
  return amount === null ? null : formatMoney(amount)
}

/** Which wines a code counts on. */
function winesOf(t: Words, { suppliers, products }: Conditions): string {
  const bearers = suppliers.length === 0 ? t('words.bearersMissing') : someOf(t, suppliers)
  if (products.length === 0) return t('words.wines', { suppliers: bearers })
  if (products.length <= NAMED) return t('words.named', { products: listOf(products), suppliers: bearers })
  return t('words.counted', { count: products.length, suppliers: bearers })
}

/** What a code does, as a sentence; null while it says neither a rate nor an amount. */
export function sentenceOf(t: Words, conditions: Conditions): string | null {
  const gift = giftOf(conditions)
  if (gift === null) return null
  const code = conditions.code.trim() === '' ? t('words.codeMissing') : conditions.code.trim()
  return t('words.gives', { code, gift, wines: winesOf(t, conditions) })
}

/** Under which conditions it does so, a sentence each, in the order of how much they matter. */
export function conditionWords(t: Words, conditions: Conditions): string[] {
  const { amount, minimum, suppliers, combinable, shown } = conditions
  return [
    minimum > 0 ? t('words.minimum', { minimum: formatMoney(minimum) }) : '',
    amount === null ? '' : t('words.spread'),
    groupWords(t, conditions),
    dateWords(t, conditions),
    limitWords(t, conditions),
    t(combinable ? 'words.combinable' : 'words.alone'),
    suppliers.length > 0 ? t('words.bearers', { count: suppliers.length }) : '',
    taxWords(t, conditions),
    t(shown ? 'words.shown' : 'words.told'),
  ].filter(Boolean)
}

function groupWords(t: Words, { groups }: Conditions): string {
  if (groups.length === 0) return t('words.everybody')
  return t('words.groups', { groups: listOf(groups.map((group) => t(`groups.${group}`))) })
}

function dateWords(t: Words, { startsOn, endsOn }: Conditions): string {
  if (startsOn === '') return endsOn ? t('words.until', { to: formatDay(endsOn) }) : ''
  if (endsOn === null) return t('words.from', { from: formatDay(startsOn) })
  if (endsOn === startsOn) return t('words.oneDay', { day: formatDay(startsOn) })
  return t('words.dates', { from: formatDay(startsOn), to: formatDay(endsOn) })
}

function limitWords(t: Words, { maxUses, maxUsesPerCustomer }: Conditions): string {
  const total = maxUses !== null && t('words.total', plural(maxUses))
  const each = maxUsesPerCustomer !== null && t('words.each', plural(maxUsesPerCustomer))
  if (total && each) return t('words.both', { total, each })
  if (total) return t('words.totalOnly', { total })
  return each ? t('words.eachOnly', { each }) : t('words.unlimited')
}

/** Whether amounts are excl. or incl. tax: professionals pay the one, individuals the other (domain 4.2 and 4.3). */
function taxWords(t: Words, { amount, minimum, groups }: Conditions): string {
  if (amount === null && minimum === 0) return ''
  if (groups.length > 0 && !groups.includes('customer')) return t('words.taxExcl')
  return t(groups.length === 1 ? 'words.taxIncl' : 'words.taxBoth')
}

/** What somebody would pay, as an example: an order of a round amount that reaches the minimum. */
export function exampleOf({ rate, amount, minimum }: Conditions): { before: number; after: number } | null {
  if (rate === null && amount === null) return null
  const before = Math.max(minimum, rate === null ? Math.ceil(((amount ?? 0) * 2) / 100) * 100 : 100)
  const off = rate === null ? (amount ?? 0) : Math.round(before * rate) / 100
  return { before, after: Math.round((before - off) * 100) / 100 }
}
