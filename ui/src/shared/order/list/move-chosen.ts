import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Order } from '~/api/types'
import { tell } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'
import { isAskedAbout, type Move } from '~/shared/order/moves'
import type { Told } from '~/shared/order/OrderMoveDialog'
import { toast } from '~/shared/toasts/toast'
import { canTakeBack, concernedOrders, type MoveOutcome, moveOrders, needsComment, takeBack } from './bulk-moves'

/** What is to be done, and the orders that were chosen for it. */
export interface Chosen {
  move: Move
  orders: readonly Order[]
}

/** The chosen orders that it can be done to, and the others. */
export function concernedOf({ move, orders }: Chosen) {
  const concerned = concernedOrders(orders, move)
  return { concerned, others: orders.filter((order) => !concerned.includes(order)) }
}

/** Whether something is asked before. */
export function isAskedFirst(chosen: Chosen): boolean {
  const { concerned } = concernedOf(chosen)
  return concerned.length > 1 || needsComment(concerned, chosen.move) || isAskedAbout(chosen.move.verb)
}

const readAgain = (client: QueryClient) =>
  Promise.all(['orders', 'quotations'].map((key) => client.invalidateQueries({ queryKey: [key] })))

/** Moves what was chosen, says how many were, offers the way back where there is one; tells what became of each. */
export async function moveChosen(
  chosen: Chosen,
  told: Told,
  t: TFunction<'order'>,
  client: QueryClient,
): Promise<MoveOutcome[]> {
  const { move } = chosen
  const { concerned, others } = concernedOf(chosen)
  const outcomes = await moveOrders(concerned, move.to, told)
  const done = outcomes.filter(({ isDone }) => isDone)

  async function undo() {
    const undone = await takeBack(done)
    await readAgain(client)
    const refused = undone.find(({ isDone }) => !isDone)
    if (refused) toast.error(refused.message)
    else toast.success(t('bulk.undone', { count: undone.length }))
  }

  if (done.length > 0) {
    const message = t(`move.done.${move.verb}`, { count: done.length })
    if (canTakeBack(done, move))
      toast.undo(message, () => void undo().catch((error) => tell(error, text('form.failed'))))
    else toast.success(message)
  }
  void readAgain(client)
  const left = others.map((order) => ({
    order,
    isDone: false,
    message: t('bulk.notConcerned', { status: t(`enums:order_status.${order.status}`) }),
  }))
  return [...outcomes, ...left]
}
