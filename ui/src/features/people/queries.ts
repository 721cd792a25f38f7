import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** A customer's year, of the orders that the reader may see. */
export const kpiQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'kpi', id],
    queryFn: ({ signal }) => api.get('/customers/{id}/kpi', { path: { id }, signal }),
  })

/** Rows on a person's page. */
const LATEST = 5

/** The latest orders with a customer, or with a supplier. */
export const lastOrdersQuery = ({ customer, supplier }: { customer?: number; supplier?: number }) =>
  queryOptions({
    queryKey: ['orders', 'of', customer ?? null, supplier ?? null],
    queryFn: ({ signal }) =>
      api.get('/orders', {
        query: {
          customer: customer ? [customer] : [],
          supplier: supplier ? [supplier] : [],
          order: { createdAt: 'desc' },
          itemsPerPage: LATEST,
        },
        signal,
      }),
  })

/** The reader's own notes on a person, the latest first. */
export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'notes', id],
    queryFn: ({ signal }) =>
      api.get('/user_notes', {
        query: { user: `/api/users/${id}`, itemsPerPage: 100 },
        signal,
      }),
  })
