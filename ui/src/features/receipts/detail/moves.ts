import { api } from '~/shared/api/client'
import type { ReceiptDetail, ReceiptStatus } from '../receipt'

/** Brings a receipt into another state; the comment says why, where that is asked for. */
export const moveReceipt = (id: number, transition: ReceiptStatus, comment = ''): Promise<ReceiptDetail> =>
  api.post('/receipts/{id}/transitions', { transition, comment }, { path: { id } })
