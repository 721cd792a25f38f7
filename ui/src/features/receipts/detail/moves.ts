import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import type { ReceiptDetail, ReceiptStatus } from '../receipt'
import { receipts } from '../receipt-query'

/** Brings a receipt into another state; the comment says why, where that is asked for. */
export function useReceiptMove({ id }: ReceiptDetail) {
  const { send, run, isBusy } = useMove(useUpdates(receipts))
  const call = (transition: ReceiptStatus, comment = '') =>
    api.post('/receipts/{id}/transitions', { transition, comment }, { path: { id } })
  return {
    isBusy,
    move: (transition: ReceiptStatus, comment: string) => send(call(transition, comment)),
    arrive: (tell?: () => void) => run(() => call('warehouse'), tell),
  }
}
