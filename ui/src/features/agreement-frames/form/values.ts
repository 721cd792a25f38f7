import { api } from '~/shared/api/client'
import { formatPercent } from '~/shared/format/format'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { text } from '~/shared/i18n/i18n'
import { lastDay } from '~/shared/validation/last-day'
import { between } from '~/shared/validation/number-rules'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { type AgreementFrame, today } from '../frame'

/** A tier as its fields have it: hundredths of euros, of equivalents and of percents. */
interface TierValues {
  from: number | null
  /** Of an order's tier. */
  discount: number | null
  /** Of a year's tier. */
  rebate: number | null
}

/** A frame as its form and its draft have it. */
export interface FrameValues extends Record<string, unknown> {
  name: string
  contractNumber: string
  startsOn: string | null
  endsOn: string | null
  basis: AgreementFrame['basis']
  tiers: TierValues[]
  yearlyTiers: TierValues[]
  suppliers: string[]
  buyers: { id: number; company: string }[]
  /** Tiers that give less than the one before are meant. */
  fallingTiers: boolean
}

/** What the server takes. */
const NAME = 120
const CONTRACT = 35

export const noTier = (): TierValues => ({ from: null, discount: null, rebate: null })

export const newFrame = (): FrameValues => ({
  name: '',
  contractNumber: '',
  startsOn: today(),
  endsOn: null,
  basis: 'value',
  tiers: [noTier()],
  yearlyTiers: [],
  suppliers: [],
  buyers: [],
  fallingTiers: false,
})

/** A frame that exists, as its form begins. */
export const valuesOf = (frame: AgreementFrame): FrameValues => ({
  name: frame.name,
  contractNumber: frame.contractNumber,
  startsOn: frame.startsOn,
  endsOn: frame.endsOn,
  basis: frame.basis,
  tiers: frame.tiers.map(({ from, discount }) => ({
    from: toHundredths(from),
    discount: toHundredths(discount),
    rebate: null,
  })),
  yearlyTiers: frame.yearlyTiers.map(({ from, rebate }) => ({
    from: toHundredths(from),
    discount: null,
    rebate: toHundredths(rebate),
  })),
  suppliers: frame.suppliers.map(({ id }) => String(id)),
  buyers: frame.buyers.map(({ id, company }) => ({ id, company })),
  fallingTiers: false,
})

type Rated = 'discount' | 'rebate'

/** Whether a tier gives less than that of a smaller threshold; what is not yet entered falls nowhere. */
export function isFalling(tiers: readonly TierValues[], rate: Rated): boolean {
  const given = tiers.flatMap((tier) =>
    tier.from === null || tier[rate] === null ? [] : [[tier.from, tier[rate]] as const],
  )
  const sorted = given.toSorted(([from], [other]) => from - other)
  return sorted.some(([, percent], n) => percent < (sorted[n - 1]?.[1] ?? 0))
}

/** What the server is told of a frame. */
const bodyOf = (values: FrameValues) => ({
  name: values.name.trim(),
  contractNumber: values.contractNumber.trim(),
  startsOn: values.startsOn ?? today(),
  endsOn: values.endsOn,
  basis: values.basis,
  tiers: values.tiers.map(({ from, discount }) => ({
    from: fromHundredths(from) ?? 0,
    discount: fromHundredths(discount) ?? 0,
  })),
  yearlyTiers: values.yearlyTiers.map(({ from, rebate }) => ({
    from: fromHundredths(from) ?? 0,
    rebate: fromHundredths(rebate) ?? 0,
  })),
  suppliers: values.suppliers.map((id) => `/api/users/${id}`),
  buyers: values.buyers.map(({ id }) => `/api/users/${id}`),
})

/** What of a frame was changed. */
function changesOf(before: FrameValues, after: FrameValues): Partial<ReturnType<typeof bodyOf>> {
  const old = bodyOf(before)
  return Object.fromEntries(
    Object.entries(bodyOf(after)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name as keyof typeof old]),
    ),
  )
}

const saidOf = ({ fallingTiers }: FrameValues) => (fallingTiers ? { fallingTiers } : {})

/** `moveBuyers` takes buyers out of the frames that they are in. */
export const createFrame = (values: FrameValues, moveBuyers: boolean): Promise<AgreementFrame> =>
  api.post('/agreement_frames', { ...bodyOf(values), ...saidOf(values), moveBuyers })

export const saveFrame = (frame: AgreementFrame, values: FrameValues, moveBuyers: boolean): Promise<AgreementFrame> =>
  api.patch(
    '/agreement_frames/{id}',
    { version: frame.version, ...changesOf(valuesOf(frame), values), ...saidOf(values), moveBuyers },
    { path: { id: frame.id }, ...ASKED },
  )

const rate = all(
  required,
  between(1, 10_000, (points) => formatPercent(points / 100)),
)

const meant = (isMeant: boolean, { tiers, yearlyTiers }: FrameValues) =>
  !isMeant && (isFalling(tiers, 'discount') || isFalling(yearlyTiers, 'rebate'))
    ? text('frames:form.falling.missing')
    : null

export const frameRules = {
  fallingTiers: meant,
  name: all(required, max(NAME)),
  contractNumber: max(CONTRACT),
  startsOn: required,
  endsOn: lastDay,
  tiers: { from: required, discount: rate },
  yearlyTiers: { from: required, rebate: rate },
  suppliers: (ids: string[]) => (ids.length === 0 ? required('', null) : null),
}
