import type { TFunction } from 'i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { choiceWords, type FieldWords, listWords } from '~/shared/forms/conflict/field-words'
import type { FrameValues } from './values'

/** The fields of a frame in words, where somebody else has changed them, too. */
export const frameWords = (t: TFunction<'frames'>, nameOf: (id: string) => string): FieldWords<FrameValues> => ({
  name: t('form.name'),
  contractNumber: t('form.contractNumber'),
  startsOn: t('form.startsOn'),
  endsOn: t('common:lastDay.label'),
  basis: [t('form.basis'), choiceWords((basis: FrameValues['basis']) => t(`basis.${basis}`))],
  tiers: [t('form.tiers'), listWords((tier: FrameValues['tiers'][number]) => tierWords(t, tier.from, tier.discount))],
  yearlyTiers: [
    t('form.yearlyTiers'),
    listWords((tier: FrameValues['tiers'][number]) => tierWords(t, tier.from, tier.rebate)),
  ],
  suppliers: [t('form.suppliers'), listWords(nameOf)],
  buyers: [t('form.buyers'), listWords(({ company }: FrameValues['buyers'][number]) => company)],
})

const tierWords = (t: TFunction<'frames'>, from: number | null, rate: number | null) =>
  t('row.tier', { rate: formatPercent((rate ?? 0) / 100), from: formatMoney((from ?? 0) / 100) })
