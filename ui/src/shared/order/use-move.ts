import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { ApiError } from '~/shared/api/errors'
import { tell as tellFailure } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { isConflict, isMovedMeanwhile, type MoveBody, moveOrder, readOrder } from './move-order'
import { type Move, mayTakeBack } from './moves'
import type { OrderDetail } from './order'

interface Options {
  order: OrderDetail
  /** The order as it has become. */
  onMoved: (order: OrderDetail) => void
  /** Something of it may have changed: read it again. */
  onStale: () => void
  /** Says that it is done, where the screen does not show it by itself. */
  say: (message: string) => void
}

/** Moves an order: `send` throws what a dialog shows and keeps what was typed, `run` tells refusals by toasts. */
export function useMove({ order, onMoved, onStale, say }: Options) {
  const { t } = useTranslation('order')
  const [isBusy, setIsBusy] = useState(false)

  /** A refusal as it is shown: when somebody else was quicker, with where the order stands now. */
  async function explain(error: unknown): Promise<unknown> {
    if (!isConflict(error)) return error
    onStale()
    if (!isMovedMeanwhile(error)) return error
    const now = await readOrder(order).catch(() => null)
    if (!now) return error
    onMoved(now)
    return new ApiError(error.status, t('move.now', { status: t(`enums:order_status.${now.status}`) }), error.body)
  }

  const send = (body: MoveBody): Promise<OrderDetail> =>
    moveOrder(order, { from: order.status, ...body }).catch(async (error: unknown) => {
      throw await explain(error)
    })

  /** Says that it is done, and offers the way back where the state table has one. */
  function tell({ verb, to }: Move, from: OrderStatus, moved: OrderDetail) {
    onMoved(moved)
    const message = t(`move.done.${verb}`, { count: 1 })
    if (mayTakeBack(from, to)) toast.undo(message, () => void takeBack(from))
    else say(message)
  }

  function refuse(error: unknown) {
    if (isConflict(error) && isMovedMeanwhile(error)) toast.error(error.message)
    else tellFailure(error, text('form.failed'))
  }

  async function takeBack(from: OrderStatus) {
    await moveOrder(order, { transition: from }).then(onMoved, async (error) => refuse(await explain(error)))
  }

  async function run(move: Move) {
    setIsBusy(true)
    const from = order.status
    await send({ transition: move.to }).then((moved) => tell(move, from, moved), refuse)
    setIsBusy(false)
  }

  return { send, explain, tell, run, isBusy }
}
