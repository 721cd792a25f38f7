import { api } from '~/shared/api/client'
import { oneOf, watched } from '~/shared/api/one-of'

/** A quotation with all that was said. One that is not there, or not for the reader, fails the screen with a 404. */
export const quotationDetailQuery = oneOf(
  ['quotations'],
  (id, signal) => api.get('/quotations/{id}', { path: { id }, signal }),
  { ...watched, staleTime: 5000 },
)
