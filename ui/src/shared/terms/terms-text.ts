import type { TFunction } from 'i18next'
import type { PaymentTerms } from '~/api/types'

/** From when the days of terms count, and where the law ends them; null for what is paid in advance. */
export const paymentRuleText = (t: TFunction<'terms'>, { kind }: PaymentTerms): string | null =>
  kind === 'prepaid' ? null : t(`payment.rule.${kind}`)

/** "30 jours fin de mois" */
export function paymentTermsText(t: TFunction<'terms'>, terms: PaymentTerms | null): string {
  if (!terms) return t('payment.usual')
  return t(`payment.${terms.kind}`, { count: terms.days })
}
