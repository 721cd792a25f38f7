import { api } from '~/shared/api/client'
import { oneOf, watched } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { OrderDetail } from '~/shared/order/order'

/** An order with everything it keeps. One that is not there, or not for the reader, fails the screen with a 404. */
export const orderDetailQuery = oneOf(['orders'], (id, signal) => api.get('/orders/{id}', { path: { id }, signal }), {
  ...watched,
  staleTime: 5000,
})

/** Orders as they are read; drawn anew when one changes. */
export const orders: Documents<OrderDetail> = { key: ['orders'], one: orderDetailQuery }
