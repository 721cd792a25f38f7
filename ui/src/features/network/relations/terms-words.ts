import type { TFunction } from 'i18next'
import type { Me, UserRelation } from '~/api/types'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { paymentTermsText } from '~/shared/terms/terms-text'
import { kindOf } from './relation'

/** The terms of a relation in a few words, what matters most first, as far as its reader may know them. */
export function termsWords(t: TFunction<'terms'>, relation: UserRelation, viewer: Me): string[] {
  const { negociationMargin, agentFee, permanentDiscount, outstandingValue, paymentTerms, invoicing } = relation
  const kind = kindOf(relation, viewer)
  if (kind === null || kind === 'label') return []
  const isUnknown = kind === 'either'
  const words: string[] = []
  if (kind === 'customer' || (isUnknown && permanentDiscount > 0)) {
    words.push(t('words.discount', { rate: formatPercent(permanentDiscount) }))
  }
  if (kind === 'customer' && outstandingValue === null) words.push(t('words.prepaid'))
  if (outstandingValue !== null) words.push(t('words.outstanding', { amount: formatMoney(outstandingValue) }))
  if (kind === 'customer' && paymentTerms && paymentTerms.kind !== 'prepaid')
    words.push(paymentTermsText(t, paymentTerms))
  if (kind === 'customer' && invoicing === 'month') words.push(t('words.month'))
  if (kind === 'agent' || (isUnknown && negociationMargin)) {
    words.push(t('words.margin', { rate: formatPercent(negociationMargin ?? 0) }))
  }
  if (agentFee != null) words.push(t('words.fee', { rate: formatPercent(agentFee) }))
  return words
}
