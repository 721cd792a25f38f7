import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { PAYMENTS, type Payment } from '~/shared/payment/payment'

/** What a payment may pay: an invoice, or an order that is paid before it is prepared. */
export interface Claim {
  kind: 'invoice' | 'order'
  iri: string
  number: string
  /** Cents that this payment may pay of it at most: what is open, and what it pays already. */
  most: number
  /** Cents that it pays now. */
  paid: number
  /** null: before it is prepared. */
  dueOn: string | null
}

/** What is open now, before this payment's own part is counted. */
type Open = Omit<Claim, 'most' | 'paid'> & { open: number }

const centsOf = (euros: number) => Math.round(euros * 100)

/** What is open, with what the payment pays of it and of what is paid whole: what is due first comes first. */
export function claimsOf({ allocations }: Pick<Payment, 'allocations'>, open: readonly Open[]): Claim[] {
  const rest = open.map(({ open: left, ...claim }): Claim => {
    const own = allocations.find(({ invoice, order }) => (invoice ?? order) === claim.iri)
    const paid = own ? centsOf(own.amount) : 0
    return { ...claim, most: left + paid, paid }
  })
  const whole = allocations
    .filter(({ invoice, order }) => open.every(({ iri }) => iri !== (invoice ?? order)))
    .map(({ invoice, order, number, amount }): Claim => {
      const paid = centsOf(amount)
      return { kind: invoice ? 'invoice' : 'order', iri: invoice ?? order ?? '', number, most: paid, paid, dueOn: null }
    })
  const placeOf = ({ dueOn, number }: Claim) => `${dueOn ?? ''} ${number}`
  return [...whole, ...rest.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))]
}

/** Cents for each of some claims, the first ones first, until nothing is left. */
export function oldestFirst(claims: readonly Pick<Claim, 'most'>[], cents: number): number[] {
  let left = cents
  return claims.map(({ most }) => {
    const part = Math.min(most, left)
    left -= part
    return part
  })
}

/** Whether its supplier may say what a payment pays. */
export const isAllocatable = ({ kind, status }: Payment) =>
  (kind === 'transfer' || kind === 'other') && status !== 'reversed'

/** Invoices and orders that are offered at most. */
const MOST = 200

/** What is open between the two sides of a payment. */
export const claimsQuery = (payment: Payment) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'claims', payment.id, payment.version],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Claim[]> => {
      const query = { supplier: [payment.supplier.id], customer: [payment.customer.id], itemsPerPage: MOST }
      const [invoices, orders] = await Promise.all([
        api.get('/invoices', {
          query: { ...query, kind: ['invoice', 'deposit'], status: ['to_pay', 'overdue'] },
          signal,
        }),
        api.get('/orders', { query: { ...query, status: ['waiting_payment', 'paid_error'] }, signal }),
      ])
      // A list of orders does not tell what is paid of each.
      const requests = await Promise.all(
        orders['hydra:member'].map(({ id }) => api.get('/orders/{id}/payment_request', { path: { id }, signal })),
      )
      return claimsOf(payment, [
        ...orders['hydra:member'].flatMap(({ '@id': iri, number }, at): Open[] => {
          const open = centsOf(requests[at]?.amount ?? 0)
          return open > 0 ? [{ kind: 'order', iri, number, open, dueOn: null }] : []
        }),
        ...invoices['hydra:member'].map(({ '@id': iri, number, openAmount, dueOn }): Open => {
          return { kind: 'invoice', iri, number, open: centsOf(openAmount), dueOn }
        }),
      ])
    },
  })
