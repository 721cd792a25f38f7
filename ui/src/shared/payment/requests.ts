import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { PAYMENTS } from './payment'

/** What a customer needs to know to pay by transfer. */
export type Request = Schemas['BillingPaymentRequest']

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
