import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { ApiError } from '~/shared/api/errors'
import type { Updates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { toast } from '~/shared/toasts/toast'
import { isMovedMeanwhile, type MoveBody, moveOrder, readOrder } from './move-order'
import { type Move, mayTakeBack } from './moves'
import type { OrderDetail } from './order'

interface Options extends Updates<OrderDetail> {
  order: OrderDetail
  /** Says that it is done, where the screen does not show it by itself. */
  say: (message: string) => void
}

/** Moves an order or a quotation from where its page shows it. */
export function useOrderMove({ order, say, ...updates }: Options) {
  const { t } = useTranslation('order')
  const { isBusy, send, run } = useMove({ ...updates, explain })

  /** The server says that somebody was quicker, and not where the order stands now. */
  async function explain(conflict: ApiError): Promise<ApiError> {
    const now = isMovedMeanwhile(conflict) ? await readOrder(order).catch(() => null) : null
    if (!now) return conflict
    updates.show(now)
    const words = t('move.now', { status: t(`enums:order_status.${now.status}`) })
    return new ApiError(conflict.status, words, { 'hydra:description': words })
  }

  const call = (body: MoveBody) => moveOrder(order, { from: order.status, ...body })

  /** Says that it is done, and offers the way back where the state table has one. */
  function tell({ verb, to }: Move, from: OrderStatus) {
    const message = t(`move.done.${verb}`, { count: 1 })
    const takeBack = () => void run(() => moveOrder(order, { transition: from }))
    if (mayTakeBack(from, to)) toast.undo(message, takeBack)
    else say(message)
  }

  return {
    isBusy,
    /** A call that is no plain move, and is refused as one is. */
    carry: send,
    send: (body: MoveBody) => send(call(body)),
    tell,
    run: (move: Move) => run(() => call({ transition: move.to })).then((isDone) => isDone && tell(move, order.status)),
  }
}

export type OrderMove = ReturnType<typeof useOrderMove>
