import { queryOptions } from '@tanstack/react-query'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { readOnReturn } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'
import type { States } from '~/shared/document/states'

export const WAITER_STATES = ['active', 'inactive'] as const

export type WaiterState = (typeof WAITER_STATES)[number]

/** Whether a waiter sells. */
export const waiterStates: States<WaiterState> = {
  tones: { active: 'done', inactive: 'neutral' },
  nameOf: (state) => `waiters:state.${state}`,
}

export const stateOf = ({ active }: Pick<Waiter, 'active'>): WaiterState => (active ? 'active' : 'inactive')

export const nameOf = ({ firstName, lastName }: Pick<Waiter, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

/** One with requests is kept: what was sold stays told. */
export const hasSold = ({ sales }: Pick<Waiter, 'sales'>) => sales.requests > 0

/** Waiters as their restaurant reads them; what they sell hangs on them. */
export const waiters = documentsOf(
  ['waiters'],
  (id, signal) => api.get('/waiters/{id}', { path: { id }, signal }),
  readOnReturn,
  ['taste-orders'],
)

/** Waiters that a list offers at once: a restaurant has fewer. */
const OFFERED = 200

/** All waiters of the restaurant, by name: who may be chosen, and whose sales are looked for. */
export const waiterChoices = queryOptions({
  queryKey: [...waiters.key, 'choices'],
  queryFn: ({ signal }) =>
    api.get('/waiters', { query: { order: { lastName: 'asc' }, itemsPerPage: OFFERED }, signal }),
  select: ({ 'hydra:member': found }) => found,
  staleTime: 60_000,
})
