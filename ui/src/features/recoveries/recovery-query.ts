import { api } from '~/shared/api/client'
import { oneOf, readOnReturn } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { RecoveryDetail } from './recovery'

/** Everything read of stock returns: one key to read it again. */
export const RECOVERIES = ['recoveries'] as const

/** One return; one that is not the reader's fails the screen with a 404. */
export const recoveryQuery = oneOf(
  RECOVERIES,
  (id, signal) => api.get('/stock_recoveries/{id}', { path: { id }, signal }),
  readOnReturn,
)

/** Returns as they are read; their goods leave the stock, or come back into it. */
export const recoveries: Documents<RecoveryDetail> = {
  key: RECOVERIES,
  one: recoveryQuery,
  besides: ['stock', 'products', 'receipts'],
}
