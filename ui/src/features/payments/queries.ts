import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'
import { PAYMENTS } from '~/shared/payment/payment'

/** One payment; an unknown one fails the screen with a 404. */
export const paymentQuery = oneOf(PAYMENTS, (id, signal) => api.get('/payments/{id}', { path: { id }, signal }), {})
