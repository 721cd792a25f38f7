import { api } from '~/shared/api/client'
import { watched } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** Counts as they are read; what is approved corrects the stock. */
export const counts = documentsOf(
  ['stock_counts'],
  (id, signal) => api.get('/stock_counts/{id}', { path: { id }, signal }),
  watched,
  ['stock', 'waiting'],
)
