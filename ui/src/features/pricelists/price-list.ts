import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { businessDay } from '~/shared/format/business-day'
import { formatDate } from '~/shared/format/format'

/** A mercuriale: a supplier's prices for named customers or groups, from a day to a day. Prices are euros excl. tax. */
export type PriceList = Schemas['PricingPriceList']

export type PriceListDetail = Schemas['PricingPriceListDetail']

export type PriceListLine = Schemas['PricingPriceListLine']

/** What is paid for a unit from a quantity on, and the list that says so. */
export type PaidTier = PriceListLine['paid'][number]

export type PriceListOverlap = Schemas['PricingPriceListOverlap']

export type ListProduct = Schemas['PricingListProduct']

export type ListStatus = PriceList['status']

export type ListDiscounts = PriceList['discounts']

export const STATUSES = ['draft', 'scheduled', 'active', 'ended'] as const satisfies ListStatus[]

export const priceListStates: States<ListStatus> = {
  tones: { draft: 'attention', scheduled: 'progress', active: 'done', ended: 'neutral' },
  nameOf: (status) => `pricelists:status.${status}`,
}

const DAY = 86_400_000

/** Days until an end within which it is said how many are left. */
const SOON = 30

/** Whole days from today to a business date; 0 today, negative before. */
export const daysUntil = (day: string) => Math.round((Date.parse(day) - Date.parse(businessDay(Date.now()))) / DAY)

/** From when to when a list holds: "du 1er janv. 2026 au 31 mars 2026". */
export const periodWords = (
  t: TFunction<'pricelists'>,
  { startsOn, endsOn }: Pick<PriceList, 'startsOn' | 'endsOn'>,
) =>
  endsOn === null
    ? t('period.open', { from: formatDate(startsOn) })
    : t('period.closed', { from: formatDate(startsOn), to: formatDate(endsOn) })

/** What comes next of a list by its days: that it ends soon, or begins; '' when nothing is near. */
export function nextWords(t: TFunction<'pricelists'>, { status, startsOn, endsOn }: PriceList): string {
  if (status === 'scheduled') return t('period.begins', { count: daysUntil(startsOn) })
  if (status !== 'active' || endsOn === null) return ''
  const left = daysUntil(endsOn)
  return left <= SOON ? t('period.ends', { count: left }) : ''
}

/** Whom a list is for, in words: its customers, or its groups. */
export function addresseesOf(t: TFunction<'pricelists'>, { customers, groups }: PriceList): string {
  const names = [...groups.map((code) => t(`enums:user_group.${code}`)), ...customers.map(({ company }) => company)]
  return names.join(', ')
}

/** How many wines other lists price too: one in several lists is one wine. */
export const winesOf = (overlaps: readonly PriceListOverlap[]) =>
  new Set(overlaps.map(({ product }) => product.id)).size

/** The day after a business date. */
export const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/** How far a price is from another, in percent; null when there is nothing to compare. */
export const gapOf = (price: number | null, from: number | null): number | null =>
  price === null || !from ? null : ((price - from) / from) * 100

/** The later of two business dates. */
export const laterOf = (one: string, other: string) => [one, other].toSorted().at(-1) ?? one
