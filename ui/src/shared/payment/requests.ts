import { queryOptions } from '@tanstack/react-query'
import type { Me, Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { PAYMENTS } from './payment'

/** What a customer needs to know to pay by transfer. */
export type Request = Schemas['BillingPaymentRequest']

/** Who reads how something is paid; who acts for one of the sides is another one. */
export type Reader = 'buyer' | 'seller' | 'other'

interface Sides {
  supplier: { id: number }
  customer: { id: number }
}

/** Who a person is to something that is paid. */
export function readerOf({ id, impersonator }: Pick<Me, 'id' | 'impersonator'>, { supplier, customer }: Sides): Reader {
  if (impersonator) return 'other'
  return id === customer.id ? 'buyer' : id === supplier.id ? 'seller' : 'other'
}

/** How an order that is paid in advance is paid. */
export const orderRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'request', 'order', id],
    queryFn: ({ signal }) => api.get('/orders/{id}/payment_request', { path: { id }, signal }),
  })

/** How an invoice is paid. */
export const invoiceRequestQuery = (id: number) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'request', 'invoice', id],
    queryFn: ({ signal }) => api.get('/invoices/{id}/payment_request', { path: { id }, signal }),
  })
