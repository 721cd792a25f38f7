import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { OpenNotice } from '~/shared/order/OpenNotice'
import { OrderMoveDialog } from '~/shared/order/OrderMoveDialog'
import type { OrderDetail } from '~/shared/order/order'
import type { OrderMove } from '~/shared/order/use-order-move'
import { IncidentDialog } from '../incidents/IncidentDialog'
import { SettleDialog } from '../incidents/SettleDialog'
import { openIncident } from '../incidents/settlement'
import { RemainderDialog } from '../shipping/RemainderDialog'
import { ShipDialog } from '../shipping/ShipDialog'
import { lastLeftOn } from '../shipping/shipping'
import { type Action, isMove } from './order-work'

/** What is being asked about, and from which state and line it was begun. */
export interface Asked {
  action: Action
  from: OrderStatus
  item?: number | undefined
}

interface Props {
  order: OrderDetail
  asked: Asked
  move: OrderMove
  /** Tells who does not see the page. */
  say: (message: string) => void
  onClose: () => void
}

/** The dialog of an action; what was typed stays when its call fails. */
export function OrderDialogs({ order, asked, move, say, onClose }: Props) {
  const { t } = useTranslation('order')
  const { action, from, item } = asked
  const { verb } = action
  /** Tells that it is done, and closes. */
  const done = () => {
    say(t(`move.done.${verb}`, { count: 1 }))
    onClose()
  }
  const shared = { order, onClose }
  if (verb === 'ship') return <ShipDialog {...shared} onSent={done} carry={move.carry} />
  if (verb === 'closeRemainder') return <RemainderDialog {...shared} onSent={done} carry={move.carry} />
  if (verb === 'report') return <IncidentDialog {...shared} item={item} send={move.send} onSent={done} />
  const incident = verb === 'settle' ? openIncident(order) : undefined
  if (incident) {
    const isCommentRequired = order.transitions.some((to) => order.commentRequired.includes(to))
    return (
      <SettleDialog
        {...shared}
        incident={incident}
        isCommentRequired={isCommentRequired}
        send={move.send}
        onSent={done}
      />
    )
  }
  if (!isMove(action)) return null
  return (
    <OrderMoveDialog
      verb={verb}
      number={order.number}
      isCommentRequired={order.commentRequired.includes(action.to)}
      isGone={!order.transitions.includes(action.to)}
      leftOn={lastLeftOn(order)}
      send={async (told) => {
        await move.send({ transition: action.to, ...told })
        move.tell(action, from)
      }}
      onClose={onClose}
    >
      <OpenNotice verb={verb} orders={[order]} />
    </OrderMoveDialog>
  )
}
