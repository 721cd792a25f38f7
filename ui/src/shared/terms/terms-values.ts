import type { Relation } from '~/api/types'
import { textOfHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { message } from '~/shared/validation/message'
import { between } from '~/shared/validation/number-rules'
import type { Rule } from '~/shared/validation/rule'
import type { TermsKind } from './terms-kind'

/** The terms of a relation, whichever answer they come in. */
export type Terms = Pick<
  Relation,
  | 'id'
  | 'negociationMargin'
  | 'agentFee'
  | 'permanentDiscount'
  | 'outstandingValue'
  | 'paymentTerms'
  | 'invoicing'
  | 'agent'
  | 'label'
> & { version: number }

/** How invoices may fall due; usual is what the supplier does with everybody. */
export const PAYMENT_KINDS = ['usual', 'prepaid', 'days', 'end_of_month'] as const

/** How a customer may be invoiced: each delivery by itself, or a month's together. */
export const INVOICINGS = ['delivery', 'month'] as const satisfies Relation['invoicing'][]

/** The terms as the form holds them: rates in basis points, amounts in cents, the agent by its IRI. */
export interface TermsValues extends Record<string, unknown> {
  margin: number | null
  fee: number | null
  discount: number | null
  outstanding: number | null
  paymentTerms: { kind: (typeof PAYMENT_KINDS)[number]; days: number | string }
  invoicing: Relation['invoicing']
  agent: string | null
  label: string
}

/** The terms of a relation, to be changed. */
export const termsValues = (terms: Terms): TermsValues => ({
  margin: toHundredths(terms.negociationMargin),
  fee: toHundredths(terms.agentFee),
  discount: toHundredths(terms.permanentDiscount),
  outstanding: toHundredths(terms.outstandingValue),
  paymentTerms: { kind: terms.paymentTerms?.kind ?? 'usual', days: terms.paymentTerms?.days ?? 30 },
  invoicing: terms.invoicing,
  agent: terms.agent?.['@id'] ?? null,
  label: terms.label,
})

const hasDays = ({ paymentTerms: { kind } }: TermsValues) => kind === 'days' || kind === 'end_of_month'

/** The most days that French law knows for any drink; the server knows the fewer for those that are sold. */
const LONGEST = { days: 60, end_of_month: 30 }

/** Days count where the choice asks for them. */
export const daysRule: Rule<unknown, TermsValues> = (value, values) => {
  if (!hasDays(values)) return null
  if (value === '' || value === null) return message('required')
  return between(0, values.paymentTerms.kind === 'end_of_month' ? LONGEST.end_of_month : LONGEST.days)(value, values)
}

function paymentOf(values: TermsValues) {
  const { kind, days } = values.paymentTerms
  if (kind === 'usual') return null
  return { kind, days: hasDays(values) ? Number(days) : 0 }
}

/** The body of PATCH /user_children/{id}: the four terms as texts (specification 7), and what counts between these two. */
export function termsBody(values: TermsValues, kind: TermsKind) {
  const label = values.label.trim()
  if (kind === 'label') return { label }
  const terms = {
    negociationMargin: textOfHundredths(values.margin) ?? '0',
    agentFee: textOfHundredths(values.fee),
    permanentDiscount: textOfHundredths(values.discount) ?? '0',
    outstandingValue: textOfHundredths(values.outstanding),
    label,
  }
  if (kind === 'agent') return terms
  const ofCustomer = { ...terms, paymentTerms: paymentOf(values), invoicing: values.invoicing }
  // Who has not answered yet is given no agent.
  return kind === 'either' ? ofCustomer : { ...ofCustomer, agent: values.agent }
}
