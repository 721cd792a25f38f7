import { api } from '~/shared/api/client'
import { readOnReturn } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** Returns as they are read; their goods leave the stock, or come back into it. */
export const recoveries = documentsOf(
  ['recoveries'],
  (id, signal) => api.get('/stock_recoveries/{id}', { path: { id }, signal }),
  readOnReturn,
  ['stock', 'products', 'receipts'],
)
