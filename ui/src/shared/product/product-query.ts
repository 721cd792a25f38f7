import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/**
 * A whole product, at the viewer's own prices, or at those of the customer that it orders for. One that is not there, or not for them,
 * fails with a 404.
 */
export const productDetailQuery = (id: string | number, customer: number | null = null) =>
  detailQuery(id, customer === null ? [] : [customer], pricedFor(customer))

/** A whole product as its supplier's shop sells it: for works councils, which may buy it otherwise too. */
export const shopProductQuery = (id: string | number) => detailQuery(id, ['store'], { store: true })

const detailQuery = (id: string | number, key: unknown[], query: { customer?: number; store?: boolean }) =>
  queryOptions({
    queryKey: ['products', 'detail', String(id), ...key],
    queryFn: ({ signal }) => api.get('/products/{id}', { path: { id }, query, signal }),
  })

/** For whom a list is priced, as the API takes it. */
export const pricedFor = (customer: number | null) => (customer === null ? {} : { customer })
