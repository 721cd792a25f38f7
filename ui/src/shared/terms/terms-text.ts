import type { TFunction } from 'i18next'
import type { PaymentTerms } from '~/api/types'

/** "30 jours fin de mois" */
export function paymentTermsText(t: TFunction<'terms'>, terms: PaymentTerms | null): string {
  if (!terms) return t('payment.usual')
  return t(`payment.${terms.kind}`, { count: terms.days })
}
