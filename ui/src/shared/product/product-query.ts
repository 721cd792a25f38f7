import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/**
 * A whole product, at the viewer's own prices, or at those of the customer that it orders for. One that is not there, or not for them,
 * fails with a 404.
 */
export const productDetailQuery = (id: string | number, customer: number | null = null) =>
  queryOptions({
    queryKey: ['products', 'detail', String(id), ...(customer === null ? [] : [customer])],
    queryFn: ({ signal }) => api.get('/products/{id}', { path: { id }, query: pricedFor(customer), signal }),
  })

/** For whom a list is priced, as the API takes it. */
export const pricedFor = (customer: number | null) => (customer === null ? {} : { customer })
