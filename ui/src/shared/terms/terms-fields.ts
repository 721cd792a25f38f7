import type { TFunction } from 'i18next'
import { choiceWords, type FieldWords, moneyWords, percentWords } from '~/shared/forms/conflict/field-words'
import type { TermsValues } from './terms-values'

/** The fields of terms in words, where somebody else has changed them, too. */
export const termsFields = (
  t: TFunction<'terms'>,
  agentOf: (reference: string) => string,
): FieldWords<TermsValues> => ({
  margin: [t('margin'), percentWords],
  fee: [t('fee'), percentWords],
  discount: [t('discount'), percentWords],
  outstanding: [t('outstanding'), moneyWords],
  paymentTerms: [
    t('payment.label'),
    ({ kind, days }: TermsValues['paymentTerms']) =>
      kind === 'days' || kind === 'end_of_month'
        ? t(`payment.${kind}`, { count: Number(days) })
        : t(`payment.choice.${kind}`),
  ],
  invoicing: [t('invoicing.label'), choiceWords((way: TermsValues['invoicing']) => t(`invoicing.${way}`))],
  agent: [t('agent'), choiceWords(agentOf)],
  label: t('label'),
})
