import { api } from '~/shared/api/client'
import { watched } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** Orders with everything they keep, as they are read. */
export const orders = documentsOf(['orders'], (id, signal) => api.get('/orders/{id}', { path: { id }, signal }), {
  ...watched,
  staleTime: 5000,
})
