import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { MoveDialog } from '~/shared/order/MoveDialog'
import { OpenNotice } from '~/shared/order/OpenNotice'
import type { OrderDetail } from '~/shared/order/order'
import type { useMove } from '~/shared/order/use-move'
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
  move: ReturnType<typeof useMove>
  isIndividual: boolean
  onChanged: (order: OrderDetail) => void
  /** Tells who does not see the page. */
  say: (message: string) => void
  onClose: () => void
}

/** The dialog of an action; what was typed stays when its call fails. */
export function OrderDialogs({ order, asked, move, isIndividual, onChanged, say, onClose }: Props) {
  const { t } = useTranslation('order')
  const { action, from, item } = asked
  const { verb } = action
  /** Tells that it is done, shows what has become of the order, and closes. */
  const done = (changed: OrderDetail) => {
    onChanged(changed)
    say(t(`move.done.${verb}`, { count: 1 }))
    onClose()
  }
  const shared = { order, onClose }
  if (verb === 'ship') return <ShipDialog {...shared} onSent={done} onFailed={move.explain} />
  if (verb === 'closeRemainder') return <RemainderDialog {...shared} onSent={done} onFailed={move.explain} />
  if (verb === 'report')
    return <IncidentDialog {...shared} item={item} isIndividual={isIndividual} send={move.send} onSent={done} />
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
    <MoveDialog
      verb={verb}
      number={order.number}
      isCommentRequired={order.commentRequired.includes(action.to)}
      isGone={!order.transitions.includes(action.to)}
      leftOn={lastLeftOn(order)}
      send={async (told) => {
        const moved = await move.send({ transition: action.to, ...told })
        move.tell(action, from, moved)
      }}
      onSent={onClose}
      onClose={onClose}
    >
      <OpenNotice verb={verb} orders={[order]} />
    </MoveDialog>
  )
}
