import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import { formatDate, formatMoney, formatPercent } from '~/shared/format/format'

/** A promo code as who bears it reads it: euros, and percent. */
export type BorneCode = Schemas['PricingBornePromoCode']

/** One use, with the bearer's own orders and its share. */
export type BorneUse = Schemas['PricingBornePromoCodeUse']

/** What a code gives and under which conditions, in a few words each. */
export function conditionsOf(t: TFunction<'profile'>, code: BorneCode): string[] {
  const { rate, amount, minimum, startsOn, endsOn, groups, products, maxUses, maxUsesPerCustomer, combinable, shown } =
    code
  const wines = products.length === 0 ? t('codes.allWines') : products.map(({ name }) => name).join(', ')
  const days = { from: formatDate(startsOn), to: endsOn === null ? '' : formatDate(endsOn) }
  return [
    t('codes.gives', { gift: rate === null ? formatMoney(amount ?? 0) : formatPercent(rate), wines }),
    minimum > 0 ? t('codes.minimum', { amount: formatMoney(minimum) }) : '',
    t(endsOn === null ? 'codes.from' : 'codes.dates', days),
    groups.length > 0
      ? t('codes.groups', { groups: groups.map((group) => t(`enums:user_group.${group}`)).join(', ') })
      : '',
    maxUses === null ? '' : t('codes.total', { count: maxUses }),
    maxUsesPerCustomer === null ? '' : t('codes.each', { count: maxUsesPerCustomer }),
    t(combinable ? 'codes.combinable' : 'codes.alone'),
    shown ? t('codes.shown') : '',
  ].filter(Boolean)
}
