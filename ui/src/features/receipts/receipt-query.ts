import { api } from '~/shared/api/client'
import { oneOf, watched } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { ReceiptDetail } from './receipt'

/** Everything read of receipts: one key to read it again. */
export const RECEIPTS = ['receipts'] as const

/** One receipt; one that is not the reader's fails the screen with a 404. */
export const receiptQuery = oneOf(
  RECEIPTS,
  (id, signal) => api.get('/receipts/{id}', { path: { id }, signal }),
  watched,
)

/** Receipts as they are read; what is counted is stock. */
export const receipts: Documents<ReceiptDetail> = { key: RECEIPTS, one: receiptQuery, besides: ['stock'] }
