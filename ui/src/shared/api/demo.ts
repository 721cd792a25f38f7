import { queryOptions } from '@tanstack/react-query'
import type { DemoAccount } from '~/api/types'
import { api } from './client'
import { ApiError } from './errors'

/** The password of every demonstration account (domain 10.1). */
export const DEMO_PASSWORD = 'Millesime#2026'

async function fetchAccounts(signal: AbortSignal): Promise<DemoAccount[]> {
  try {
    const list = await api.get('/demo/accounts', { anonymous: true, signal })
    return list['hydra:member']
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

/** The accounts of the demonstration; none outside demo mode. */
export const demoAccountsQuery = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: ({ signal }) => fetchAccounts(signal),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: 'demo' },
})
