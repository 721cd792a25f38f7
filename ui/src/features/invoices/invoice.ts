import type { Schemas } from '~/api/types'

/** What a supplier is owed for a delivery. */
export type Invoice = Schemas['BillingInvoice']

/** One with all that its paper says. */
export type InvoiceDetail = Schemas['BillingInvoiceDetail']

/** How the invoices of a supplier are issued. */
export type Mandate = Schemas['BillingInvoicingMandate']

export type InvoiceStatus = Invoice['status']

export const STATUSES = ['to_pay', 'overdue', 'paid', 'credited'] as const satisfies InvoiceStatus[]
