import { api } from '~/shared/api/client'
import { oneOf, watched } from '~/shared/api/one-of'

/** Everything read of counts: one key to read it again. */
export const COUNTS = ['stock_counts'] as const

/** One count; one that is not the reader's fails the screen with a 404. */
export const countQuery = oneOf(
  COUNTS,
  (id, signal) => api.get('/stock_counts/{id}', { path: { id }, signal }),
  watched,
)
