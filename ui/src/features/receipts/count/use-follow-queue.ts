import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showDocument } from '~/shared/document/documents'
import { onSent } from '~/shared/queue/flush'
import { followQueue } from '~/shared/queue/follow'
import type { ReceiptDetail } from '../receipt'
import { receipts } from '../receipt-query'

export const subjectOf = (receipt: { id: number }) => `/receipts/${receipt.id}`

/** Sends what was counted, and shows what the server then says of the receipt. */
export function useFollowQueue(): void {
  const client = useQueryClient()
  useEffect(() => {
    followQueue()
    return onSent(({ subject }, answer) => {
      if (subject.startsWith('/receipts/')) showDocument(client, receipts, answer as ReceiptDetail)
    })
  }, [client])
}
