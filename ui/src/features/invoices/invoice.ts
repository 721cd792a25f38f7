import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import type { Payable } from '~/shared/payment/payment'

/** What a supplier is owed for a delivery. */
export type Invoice = Schemas['BillingInvoice']

/** One with all that its paper says. */
export type InvoiceDetail = Schemas['BillingInvoiceDetail']

/** How the invoices of a supplier are issued. */
export type Mandate = Schemas['BillingInvoicingMandate']

/** What waits for its invoices, as they would be issued now. */
export type WaitingInvoice = Schemas['BillingWaitingInvoice']

/** The month whose deliveries an invoice gathers, in words: "novembre 2026". */
export const monthWords = (month: string, language: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric' })

export type InvoiceStatus = Invoice['status']

export type InvoiceKind = Invoice['kind']

export const KINDS = ['invoice', 'deposit', 'credit_note'] as const satisfies InvoiceKind[]

/** What an invoice may be worth; credit notes are found by their kind. */
const STATUSES = ['to_pay', 'overdue', 'paid', 'written_off', 'credited'] as const satisfies InvoiceStatus[]

/** What lists are narrowed to: a status, or what is due within a week. */
export const NARROWINGS = ['due_soon', ...STATUSES] as const

/** Whether an invoice is paid, to be paid or late. */
export const invoiceStates: States<InvoiceStatus | (typeof NARROWINGS)[number]> = {
  tones: {
    due_soon: 'progress',
    to_pay: 'progress',
    overdue: 'error',
    paid: 'done',
    written_off: 'neutral',
    credited: 'neutral',
    issued: 'done',
  },
  nameOf: (status) => `invoices:status.${status}`,
}

/** An amount as lists and sums count it: a credit note's is taken off. */
export const signed = ({ kind }: Pick<Invoice, 'kind'>, amount: number) => (kind === 'credit_note' ? -amount : amount)

/** An invoice as a payment names it. */
export const payableOf = ({ '@id': iri, number, openAmount, supplier, customer }: Invoice): Payable => ({
  kind: 'invoice',
  iri,
  number,
  open: openAmount,
  supplier,
  customer,
})
