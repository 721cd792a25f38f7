import { newKey } from '~/shared/api/acts'
import type { Body } from '~/shared/api/operations'
import { businessDay } from '~/shared/format/business-day'
import { sumEuros } from '~/shared/format/euros'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import type { Proposal } from './proposals'

/** A customer, as a row names it. */
export interface Payer {
  id: number
  company: string
}

/** What a row pays: a proposal that somebody took. */
export type Taken = Pick<Proposal, 'allocations' | 'unallocatedAmount'>

/** One payment as it is written. */
export interface PaymentRow {
  key: string
  /** YYYY-MM-DD; '' until it is told. */
  receivedOn: string
  customer: Payer | null
  /** How a list from elsewhere names who paid: proposals are looked for by it. */
  name: string
  /** Cents. */
  amount: number | null
  reference: string
  kind: 'transfer' | 'other'
  taken: Taken | null
  enteredAgain: boolean
  /** Why it was not entered. */
  refusal: { code: string; message: string } | null
}

export interface ManyValues extends Record<string, unknown> {
  /** Who was paid; '' until an administrator says whom. */
  supplier: string
  rows: PaymentRow[]
}

export const newRow = (known: Partial<PaymentRow> = {}): PaymentRow => ({
  key: newKey(),
  receivedOn: businessDay(Date.now()),
  customer: null,
  name: '',
  amount: null,
  reference: '',
  kind: 'transfer',
  taken: null,
  enteredAgain: false,
  refusal: null,
  ...known,
})

export const newPayments = (supplier: string): ManyValues => ({ supplier, rows: [newRow()] })

/** Whether nothing is written in a row yet: its day and its kind are proposed. */
export const isBlank = ({ customer, name, amount, reference }: PaymentRow) =>
  customer === null && name === '' && amount === null && reference.trim() === ''

/** A row with a change: what it pays is chosen anew for another amount or another payer, and a refusal is answered. */
export function changed(row: PaymentRow, patch: Partial<PaymentRow>): PaymentRow {
  const isOther = ['amount', 'customer'].some((field) => field in patch) && !('taken' in patch)
  return { ...row, refusal: null, ...(isOther ? { taken: null } : {}), ...patch }
}

export const payerOf = ({ id, company }: Payer): Payer => ({ id, company })

/** A row that pays what was proposed for it; without an amount it is what that comes to. */
export const taking = (row: PaymentRow, { customer, allocations, unallocatedAmount }: Proposal): PaymentRow =>
  changed(row, {
    customer: payerOf(customer),
    amount: row.amount ?? Math.round(sumEuros(allocations.map(({ amount }) => amount)) * 100),
    taken: { allocations, unallocatedAmount },
  })

export const rowRules = {
  supplier: required,
  rows: {
    receivedOn: required,
    customer: (customer: Payer | null) => (customer ? null : message('required')),
    amount: (cents: number | null) => (cents ? null : message('required')),
  },
}

type NewPayment = Body<'post', '/payments/bulk'>['rows'][number]

/** A row as the API takes it. */
export const bodyOf = (supplier: string, row: PaymentRow): NewPayment => ({
  supplier: `/api/users/${supplier}`,
  customer: `/api/users/${row.customer?.id}`,
  kind: row.kind,
  receivedOn: row.receivedOn,
  amount: (row.amount ?? 0) / 100,
  reference: row.reference.trim(),
  enteredAgain: row.enteredAgain,
  allocations: (row.taken?.allocations ?? []).map(({ invoice, order, amount }) => ({
    ...(invoice ? { invoice } : { order: order ?? '' }),
    amount,
  })),
})

/** What becomes of a row that was sent. */
export interface Result {
  error: { code: string; message: string } | null
}

/** The rows that are left once some of them were sent: those that were entered go, those that were refused say why. */
export function left(rows: readonly PaymentRow[], sent: readonly PaymentRow[], results: readonly Result[]) {
  const answers = new Map(sent.map(({ key }, at) => [key, results[at]]))
  return rows.flatMap((row) => {
    const answer = answers.get(row.key)
    if (!answer) return [row]
    return answer.error ? [{ ...row, refusal: answer.error }] : []
  })
}

/** Cents that rows come to. */
export const sumOf = (rows: readonly PaymentRow[]) => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
