import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { recoveries } from './recovery-query'

/** How many returns wait to be handed over, by whomever. */
export const pendingQuery = queryOptions({
  queryKey: [...recoveries.key, 'list', 'pending'],
  queryFn: ({ signal }) => api.get('/stock_recoveries', { query: { status: ['pending'], itemsPerPage: 1 }, signal }),
  select: ({ 'hydra:totalItems': total }) => total,
  meta: { quiet: 'counts' },
})
