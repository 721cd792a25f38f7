import type { Relation } from '~/api/types'
import { message } from '~/shared/validation/message'
import { between } from '~/shared/validation/number-rules'
import type { Rule } from '~/shared/validation/rule'
import type { TermsKind } from './terms'

/** How invoices may fall due; usual is what the supplier does with everybody. */
export const PAYMENT_KINDS = ['usual', 'prepaid', 'days', 'end_of_month'] as const

/** The terms as the form holds them: rates in basis points, amounts in cents. */
export interface TermsValues extends Record<string, unknown> {
  margin: number | null
  fee: number | null
  discount: number | null
  outstanding: number | null
  payment: (typeof PAYMENT_KINDS)[number]
  days: number | string
  label: string
}

const hundredths = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 100)

/** The terms of a relation, to be changed. */
export const termsValues = (relation: Relation | null): TermsValues => ({
  margin: hundredths(relation?.negociationMargin),
  fee: hundredths(relation?.agentFee),
  discount: hundredths(relation?.permanentDiscount),
  outstanding: hundredths(relation?.outstandingValue),
  payment: relation?.paymentTerms?.kind ?? 'usual',
  days: relation?.paymentTerms?.days ?? 30,
  label: relation?.label ?? '',
})

const hasDays = ({ payment }: TermsValues) => payment === 'days' || payment === 'end_of_month'

/** French law lets companies agree on so many days, and some. */
const LONGEST = 120

/** Days count where the choice asks for them. */
export const daysRule: Rule<unknown, TermsValues> = (value, values) => {
  if (!hasDays(values)) return null
  if (value === '' || value === null) return message('required')
  return between(0, LONGEST)(value, values)
}

const plain = (value: number | null) => (value === null ? null : value / 100)

function paymentOf(values: TermsValues) {
  if (values.payment === 'usual') return null
  return { kind: values.payment, days: hasDays(values) ? Number(values.days) : 0 }
}

/** The body of PATCH /user_children/{id}: what counts between these two, and nothing else. */
export function termsBody(values: TermsValues, kind: TermsKind) {
  const label = values.label.trim()
  if (kind === 'agent') return { negociationMargin: plain(values.margin) ?? 0, agentFee: plain(values.fee), label }
  if (kind === 'label') return { label }
  return {
    permanentDiscount: plain(values.discount) ?? 0,
    outstandingValue: plain(values.outstanding),
    paymentTerms: paymentOf(values),
    agentFee: plain(values.fee),
    label,
  }
}
