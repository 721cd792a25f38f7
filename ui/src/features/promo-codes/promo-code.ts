import type { GroupCode, Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { businessDay } from '~/shared/format/business-day'

/** A promo code (domain 4.2, step 6); amounts are euros, the rate is in percent. */
export type PromoCode = Schemas['PricingPromoCode']

/** One checkout that a code took something off. */
export type PromoCodeUse = Schemas['PricingPromoCodeUse']

export type PromoCodeStatus = PromoCode['status']

export const STATUSES = ['active', 'scheduled', 'used_up', 'ended', 'stopped'] as const satisfies PromoCodeStatus[]

/** Whether a code can be used today, and why not. */
export const promoCodeStates: States<PromoCodeStatus> = {
  tones: { scheduled: 'progress', active: 'done', used_up: 'attention', ended: 'neutral', stopped: 'neutral' },
  nameOf: (status) => `codes:status.${status}`,
}

/** Who may be told to use a code: the groups that order for themselves. */
export const GROUPS = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'negociant',
  'customer',
] as const satisfies GroupCode[]

export type PromoCodeGroup = (typeof GROUPS)[number]

/** What a code that has served can no longer change: it would rewrite what was promised. */
export const isUsed = ({ uses }: Pick<PromoCode, 'uses'>) => uses > 0

/** The day a new code begins unless another is chosen. */
export const today = () => businessDay(Date.now())
