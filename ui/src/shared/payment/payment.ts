import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'

/** What a customer paid a supplier, or was refunded. */
export type Payment = Schemas['BillingPayment']

/** What a payment pays: an invoice, or an order that is not invoiced yet. */
export interface Payable {
  kind: 'invoice' | 'order'
  iri: string
  number: string
  /** Euros still to be paid. */
  open: number
  supplier: { '@id': string; company: string }
  customer: { '@id': string; company: string }
}

/** Cents of a payment, and what they pay, as the API takes it. */
export const allocationOf = ({ kind, iri }: Pick<Payable, 'kind' | 'iri'>, cents: number) =>
  kind === 'invoice' ? { invoice: iri, amount: cents / 100 } : { order: iri, amount: cents / 100 }

/** Characters of a reference, as SEPA transfers carry them. */
export const LONGEST_REFERENCE = 140

/** Cents that one payment may come to. */
export const MOST_CENTS = 100_000_000_000

/** Everything read of payments: one key to read it again. */
export const PAYMENTS = ['payments'] as const

/** Everything read of accounts. */
export const ACCOUNTS = ['accounts'] as const

/** Reads again what a payment changes. */
export function readMoneyAgain(client: QueryClient): void {
  for (const key of [PAYMENTS, ACCOUNTS, ['invoices'], ['orders'], ['waiting']]) {
    void client.invalidateQueries({ queryKey: [...key] })
  }
}
