import { expectTypeOf, it } from 'vitest'
import type { Order } from '~/api/types'
import { api } from './client'

// Nothing is sent: the type check is the test.
const calls = {
  known: () => api.get('/orders/{id}', { path: { id: 9 } }),
  list: () => api.get('/orders', { query: { status: ['paid'], createdAt: { gte: '2026-11-01' }, page: 2 } }),
  sent: () => api.post('/orders/{id}/messages', { text: 'Cassées', item: '3' }, { path: { id: 9 } }),
  // @ts-expect-error there is no such call
  unknown: () => api.get('/order'),
  // @ts-expect-error the answer is what the document says
  cast: () => api.get<Order>('/orders'),
  // @ts-expect-error its path has a value
  unfilled: () => api.get('/orders/{id}'),
  // @ts-expect-error no filter has this name
  misspelt: () => api.get('/orders', { query: { state: ['paid'] } }),
  // @ts-expect-error a message has a text
  empty: () => api.post('/orders/{id}/messages', {}, { path: { id: 9 } }),
}

it('a call has the answer that the API’s document gives it', () => {
  expectTypeOf(calls.known).returns.resolves.toHaveProperty('timeline')
  expectTypeOf(calls.list).returns.resolves.toHaveProperty('hydra:member')
  expectTypeOf(calls.sent).returns.resolves.toHaveProperty('messages')
})
