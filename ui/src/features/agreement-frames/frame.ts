import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { businessDay } from '~/shared/format/business-day'

/** An agreement between suppliers and buyers; thresholds are euros or 75 cl equivalents, rates are in percent. */
export type AgreementFrame = Schemas['PricingAgreementFrame']

export type FrameStatus = AgreementFrame['status']

export const STATUSES = ['active', 'scheduled', 'ended'] as const satisfies FrameStatus[]

/** Whether a frame prices orders today. */
export const frameStates: States<FrameStatus> = {
  tones: { scheduled: 'progress', active: 'done', ended: 'neutral' },
  nameOf: (status) => `frames:status.${status}`,
}

/** What the tiers of a frame count. */
export const BASES = ['value', 'equivalents'] as const satisfies AgreementFrame['basis'][]

/** Who may be on the buyers' side. */
export const FRAMED_GROUPS = ['restaurant', 'wine_merchant', 'hypermarket', 'cse'] as const

/** The day a new frame begins unless another is chosen. */
export const today = () => businessDay(Date.now())
