import { useCallback, useMemo, useRef, useState } from 'react'
import type { Me } from '~/api/types'
import { useUpdates } from '~/shared/document/documents'
import { isAskedAbout } from '~/shared/order/moves'
import type { OrderDetail } from '~/shared/order/order'
import { useOrderMove } from '~/shared/order/use-order-move'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { orders } from '../queries'
import type { Asked } from './OrderDialogs'
import { type Action, isMove, workOn } from './order-work'

export const OrderDialogs = loadOnIntent(() => import('./OrderDialogs').then((part) => part.OrderDialogs))

/** What has a dialog of its own, comment or not. */
const dialogs = ['ship', 'closeRemainder', 'report', 'settle']

/** What the reader may do to an order, the way to begin it, and the dialog that is open. */
export function useOrderWork(order: OrderDetail, user: Me) {
  // The page shows what the order has become: a toast would only lie over the next button.
  const [said, say] = useState('')
  const move = useOrderMove({ order, say, ...useUpdates(orders) })
  const [asked, setAsked] = useState<Asked | null>(null)
  const { id, userGroup } = user
  const work = useMemo(() => workOn(order, { id, group: userGroup.code }), [order, id, userGroup.code])

  function begin(action: Action, item: number | undefined) {
    const { verb } = action
    const isPlain = isMove(action) && !dialogs.includes(verb) && !isAskedAbout(verb)
    if (isPlain && !order.commentRequired.includes(action.to)) void move.run(action)
    else setAsked({ action, from: order.status, item })
  }

  // The rows of the table hold on to it: it stays the same while the order changes below it.
  const latest = useRef(begin)
  latest.current = begin
  const start = useCallback((action: Action, item?: number) => latest.current(action, item), [])

  const dialog = asked && (
    <OrderDialogs order={order} asked={asked} move={move} say={say} onClose={() => setAsked(null)} />
  )
  return { ...work, start, dialog, said, isBusy: move.isBusy }
}
