import { api } from '~/shared/api/client'
import { watched } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** Receipts as they are read; what is counted is stock. */
export const receipts = documentsOf(
  ['receipts'],
  (id, signal) => api.get('/receipts/{id}', { path: { id }, signal }),
  watched,
  ['stock'],
)
