import { useTranslation } from 'react-i18next'
import type { OrderStatus, UserStatus } from '~/api/types'
import classes from './StatusDot.module.css'

/** The meaning a colour has everywhere: nothing, attention, under way, done, error. */
export type StatusTone = 'neutral' | 'attention' | 'progress' | 'done' | 'error'

/** A status: a dot and a word, never a colour alone. */
export const StatusDot = ({ tone, label }: { tone: StatusTone; label: string }) => (
  <span className={classes.status} data-tone={tone}>
    {label}
  </span>
)

const orderTones: Record<OrderStatus, StatusTone> = {
  quotation: 'neutral',
  canceled_quotation: 'neutral',
  processing: 'attention',
  waiting_payment: 'attention',
  paid: 'progress',
  paid_error: 'error',
  validated: 'progress',
  canceled: 'neutral',
  preparation: 'progress',
  pending_shipping: 'progress',
  partially_shipped: 'progress',
  shipped: 'done',
  pending_invoice: 'done',
  billed: 'done',
  closed: 'done',
  incident: 'error',
}

/** The status of an order in the words of specification 3. */
export function OrderStatusDot({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  return <StatusDot tone={orderTones[status]} label={t(`enums:order_status.${status}`)} />
}

const userTones: Record<UserStatus, StatusTone> = {
  processing: 'attention',
  valid: 'done',
  blocked: 'error',
  deleted: 'neutral',
}

/** The state of an account in the words of specification 3. */
export function UserStatusDot({ status }: { status: UserStatus }) {
  const { t } = useTranslation()
  return <StatusDot tone={userTones[status]} label={t(`enums:user_status.${status}`)} />
}
