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

/** What is proposed for a row, once nobody types; nothing for one that somebody has decided about. */
export function useProposals(supplier: string, row: PaymentRow, isWanted: boolean): readonly Proposal[] {
  const { customer, reference, amount, name, taken } = row
  const [settled] = useDebouncedValue({ customer, reference, amount, name }, PAUSE)
  const isSettled = settled.amount === amount && settled.reference === reference && settled.customer === customer
  const isAsked = isWanted && taken === null && supplier !== '' && tells(settled)
  const { data = none } = useQuery({ ...proposalsQuery(supplier, settled), enabled: isAsked })
  return taken === null && isSettled ? data : none
}

type Takeable = Pick<Proposal, 'by' | 'allocations'>

/** The proposal that leaves no choice: it is by a reference, or the only one. */
function certain(proposals: readonly Proposal[]): Proposal | undefined {
  const [best, other] = proposals
  return best && (best.by === 'reference' || !other) ? best : undefined
}

const targetOf = ({ invoice, order }: Takeable['allocations'][number]) => invoice ?? order ?? ''

/** Rows with what is certain to be theirs, the first ones first: nothing is paid twice by them. */
export async function takeCertain(
  client: QueryClient,
  supplier: string,
  rows: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  const left = new Map<string, number>()
  const isLeft = (part: Takeable['allocations'][number]) =>
    Math.round(part.amount * 100) <= (left.get(targetOf(part)) ?? Math.round(part.openAmount * 100))
  const spend = ({ allocations }: Pick<Proposal, 'allocations'>) => {
    for (const part of allocations) {
      const open = left.get(targetOf(part)) ?? Math.round(part.openAmount * 100)
      left.set(targetOf(part), open - Math.round(part.amount * 100))
    }
  }
  for (const { taken } of rows) if (taken) spend(taken)
  const after: PaymentRow[] = []
  for (const row of rows) {
    const isAsked = row.taken === null && tells(row)
    const best = isAsked ? certain(await client.ensureQueryData(proposalsQuery(supplier, row))) : undefined
    if (best?.allocations.every(isLeft)) {
      spend(best)
      after.push(taking(row, best))
    } else after.push(row)
  }
  return after
}
