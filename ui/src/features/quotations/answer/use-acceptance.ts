import { useState } from 'react'
import { ApiError, isConflict } from '~/shared/api/errors'
import { problemsOf } from '~/shared/forms/problems'
import type { MoveBody } from '~/shared/order/move-order'
import type { OrderDetail } from '~/shared/order/order'
import { type QuotationDetail, titleOf } from '../quotation'

/** Why a quotation could not be ordered: in general, and line by line. */
export interface Refusal {
  messages: string[]
  lines: Map<number, string>
}

const ITEM = /^items\[(\d+)\]/

/** Shares a refusal out between the lines it names and the rest. */
export function refusalOf(error: unknown, { items }: Pick<QuotationDetail, 'items'>): Refusal {
  const lines = new Map<number, string>()
  if (!(error instanceof ApiError) || error.violations.length === 0) {
    return { messages: problemsOf(error, () => false).others, lines }
  }
  const messages = error.violations.map(({ propertyPath, message }) => {
    const item = items[Number(ITEM.exec(propertyPath)?.[1] ?? -1)]
    if (!item) return message
    lines.set(item.id, message)
    return `${titleOf(item.product)} : ${message}`
  })
  return { messages, lines }
}

interface Options {
  quotation: QuotationDetail
  send: (body: MoveBody) => Promise<OrderDetail>
  onAccepted: (order: OrderDetail) => void
}

/**
 * Accepts the version that is shown; a refusal stays until the next try, or until another version comes, unless that is
 * why it was refused.
 */
export function useAcceptance({ quotation, send, onAccepted }: Options) {
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<{ revision: number | null; refusal: Refusal } | null>(null)
  const { revision } = quotation

  async function accept() {
    setIsBusy(true)
    setRefused(null)
    await send({ transition: 'processing', revision, cgAccepted: true }).then(onAccepted, (error: unknown) =>
      setRefused({ revision: isConflict(error) ? null : revision, refusal: refusalOf(error, quotation) }),
    )
    setIsBusy(false)
  }

  const refusal = refused && [null, revision].includes(refused.revision) ? refused.refusal : null
  return { accept, isBusy, refusal }
}
