import { queryOptions } from '@tanstack/react-query'
import { api } from './client'

/** How a supplier's invoices are issued. Key: ['invoices', …]. */
export const mandateQuery = (supplier: number) =>
  queryOptions({
    queryKey: ['invoices', 'mandate', supplier],
    // Who comes back from the profile, where it told what was lacking, reads that it is there.
    staleTime: 0,
    queryFn: ({ signal }) => api.get('/invoicing_mandates/{id}', { path: { id: supplier }, signal }),
  })
