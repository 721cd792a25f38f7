import { useDebouncedValue } from '@mantine/hooks'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { PAYMENTS } from '~/shared/payment/payment'
import { type PaymentRow, taking } from './rows'

/** What a payment may be for: who paid it, and what of theirs it pays. */
export type Proposal = Schemas['BillingPaymentProposal']

/** Letters from which on a reference or a name says something. */
const LEAST = 3

type Asked = Pick<PaymentRow, 'customer' | 'reference' | 'amount' | 'name'>

/** Whether a row tells enough to be proposed for. */
const tells = ({ customer, reference, amount, name }: Asked) =>
  customer !== null || amount !== null || [reference, name].some((words) => words.trim().length >= LEAST)

/** What fits a row as it is written, the best first; a choice of somebody, never made by itself. */
const proposalsQuery = (supplier: string, { customer, reference, amount, name }: Asked) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'proposals', supplier, customer?.id, reference.trim(), amount, name],
    queryFn: async ({ signal }): Promise<readonly Proposal[]> => {
      const query = {
        supplier: `/api/users/${supplier}`,
        customer: customer ? `/api/users/${customer.id}` : undefined,
        reference: reference.trim(),
        amount: amount === null ? undefined : amount / 100,
        name,
      }
      return (await api.get('/payments/proposals', { query, signal })).proposals
    },
  })

const none: readonly Proposal[] = []

/** Milliseconds after the last change. */
const PAUSE = 250

/** Cents that rows take of invoices and orders already, by what they pay. */
export type Spent = Readonly<Record<string, number>>

type Part = Proposal['allocations'][number]

const targetOf = ({ invoice, order }: Part) => invoice ?? order ?? ''

const cents = (euros: number) => Math.round(euros * 100)

export function spentBy(rows: readonly PaymentRow[]): Spent {
  const spent: Record<string, number> = {}
  for (const part of rows.flatMap(({ taken }) => taken?.allocations ?? [])) {
    spent[targetOf(part)] = (spent[targetOf(part)] ?? 0) + cents(part.amount)
  }
  return spent
}

/** Proposals with what other rows left of them: an amount that was found to fit fits no more once some of it is taken. */
export function leftOf(proposals: readonly Proposal[], spent: Spent): readonly Proposal[] {
  return proposals.flatMap((proposal) => {
    const allocations = proposal.allocations.flatMap((part) => {
      const open = cents(part.openAmount) - (spent[targetOf(part)] ?? 0)
      const amount = Math.min(cents(part.amount), open)
      return amount > 0 ? [{ ...part, amount: amount / 100, openAmount: open / 100 }] : []
    })
    const gone = totalOf(proposal.allocations) - totalOf(allocations)
    if (gone === 0) return [proposal]
    if (allocations.length === 0 || proposal.by === 'amount') return []
    return [{ ...proposal, allocations, unallocatedAmount: (cents(proposal.unallocatedAmount) + gone) / 100 }]
  })
}

const totalOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + cents(amount), 0)

/**
 * What is proposed for a row, once nobody types; nothing for one that somebody has decided about, and nothing that others
 * took.
 */
export function useProposals(supplier: string, row: PaymentRow, isWanted: boolean, spent: Spent): readonly Proposal[] {
  const { customer, reference, amount, name, taken } = row
  const [settled] = useDebouncedValue({ customer, reference, amount, name }, PAUSE)
  const isSettled = settled.amount === amount && settled.reference === reference && settled.customer === customer
  const isAsked = isWanted && taken === null && supplier !== '' && tells(settled)
  const { data = none } = useQuery({ ...proposalsQuery(supplier, settled), enabled: isAsked })
  return taken === null && isSettled ? leftOf(data, spent) : none
}

/** The proposal that leaves no choice: it is by a reference, or the only one. */
function certain(proposals: readonly Proposal[]): Proposal | undefined {
  const [best, other] = proposals
  return best && (best.by === 'reference' || !other) ? best : undefined
}

/** Rows with what is certain to be theirs, the first ones first: nothing is paid twice by them. */
export async function takeCertain(
  client: QueryClient,
  supplier: string,
  rows: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  const after = [...rows]
  for (const [at, row] of rows.entries()) {
    if (row.taken !== null || !tells(row)) continue
    const found = await client.ensureQueryData(proposalsQuery(supplier, row))
    const best = certain(leftOf(found, spentBy(after)))
    if (best) after[at] = taking(row, best)
  }
  return after
}
