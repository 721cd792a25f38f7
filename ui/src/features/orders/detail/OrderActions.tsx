import { useTranslation } from 'react-i18next'
import { Acts } from '~/shared/document/Acts'
import type { Act } from '~/shared/document/acts'
import { isHarm } from '~/shared/order/moves'
import type { Action } from './order-work'
import { OrderDialogs } from './use-order-work'

interface Props {
  next: Action | undefined
  others: Action[]
  isBusy: boolean
  onAction: (action: Action) => void
}

/** The one next action, and the others that the server allows now. */
export function OrderActions({ next, others, isBusy, onAction }: Props) {
  const { t } = useTranslation('order')
  const { intent } = OrderDialogs
  const actOf = (action: Action): Act => ({
    label: t(`move.label.${action.verb}`),
    isNext: action === next,
    isHarm: isHarm(action.verb),
    isBusy,
    intent,
    onAct: () => onAction(action),
  })
  return <Acts acts={next ? [actOf(next)] : []} others={others.map(actOf)} intent={intent} />
}
