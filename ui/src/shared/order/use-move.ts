import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { ApiError } from '~/shared/api/errors'
import { problemsOf } from '~/shared/forms/problems'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { isMovedMeanwhile, type MoveBody, moveOrder, statusNow } from './move-order'
import { type Move, mayTakeBack } from './moves'
import type { OrderDetail } from './order'

interface Options {
  order: OrderDetail
  /** The order as it has become. */
  onMoved: (order: OrderDetail) => void
  /** Somebody else moved it before: read it again. */
  onStale: () => void
}

/** The refusal of a move in words, with where the order stands when somebody else moved it before. */
function told(error: ApiError): ApiError {
  const status = isMovedMeanwhile(error) ? statusNow(error) : null
  if (status === null) return error
  const words = text('order:move.now', { status: text(`enums:order_status.${status}`) })
  return new ApiError(error.status, words, error.body)
}

/** Moves an order: `send` throws what a dialog shows and keeps what was typed, `run` tells everything by toasts. */
export function useMove({ order, onMoved, onStale }: Options) {
  const { t } = useTranslation('order')
  const [isBusy, setIsBusy] = useState(false)

  /** A refusal as it is shown; an order that was moved meanwhile is read again. */
  function explain(error: unknown): unknown {
    if (isMovedMeanwhile(error)) onStale()
    return error instanceof ApiError ? told(error) : error
  }

  const send = (body: MoveBody): Promise<OrderDetail> =>
    moveOrder(order, { from: order.status, ...body }).catch((error: unknown) => {
      throw explain(error)
    })

  /** Says that it is done, and offers the way back where the state table has one. */
  function tell({ verb, to }: Move, from: OrderStatus, moved: OrderDetail) {
    onMoved(moved)
    const message = t(`move.done.${verb}`, { count: 1 })
    if (mayTakeBack(from, to)) toast.undo(message, () => void takeBack(from))
    else toast.success(message)
  }

  function refuse(error: unknown) {
    const { others } = problemsOf(error, () => false)
    if (others[0]) toast.error(others[0])
  }

  async function takeBack(from: OrderStatus) {
    await moveOrder(order, { transition: from }).then(onMoved, (error) => refuse(explain(error)))
  }

  async function run(move: Move) {
    setIsBusy(true)
    const from = order.status
    await send({ transition: move.to }).then((moved) => tell(move, from, moved), refuse)
    setIsBusy(false)
  }

  return { send, explain, tell, run, isBusy }
}
