import { api } from '~/shared/api/client'
import { oneOf, watched } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { StockCountDetail } from './count'

/** Everything read of counts: one key to read it again. */
export const COUNTS = ['stock_counts'] as const

/** One count; one that is not the reader's fails the screen with a 404. */
export const countQuery = oneOf(
  COUNTS,
  (id, signal) => api.get('/stock_counts/{id}', { path: { id }, signal }),
  watched,
)

/** Counts as they are read; what is approved corrects the stock. */
export const counts: Documents<StockCountDetail> = { key: COUNTS, one: countQuery, besides: ['stock', 'waiting'] }
