import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, OrderStatus } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { formatDateTime } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import { orderStates } from '~/shared/order/order-states'
import { TextLink } from '~/shared/parts/TextLink'
import { Reorder } from '~/shared/reorder/Reorder'
import { PrintMenu } from '../paper/PrintMenu'
import type { Side } from './next-step'
import { OrderActions } from './OrderActions'
import type { Action } from './order-work'

// The orders around it are asked for first: it need not be here before them.
const OrderWalk = lazy(() => import('./OrderWalk').then((part) => ({ default: part.OrderWalk })))

/** When an order has its invoices: they stay when it moves on. */
const INVOICED: readonly OrderStatus[] = ['billed', 'closed']

interface Props {
  order: OrderDetail
  user: Me
  side: Side
  next: Action | undefined
  others: Action[]
  isBusy: boolean
  onAction: (action: Action) => void
}

/** An order's number and state, and what can be done with it; one button alone is filled. */
export function OrderHeader({ order, user, side, ...actions }: Props) {
  const { t } = useTranslation('orders')
  return (
    <DocumentHeader
      title={order.number}
      states={orderStates}
      state={order.status}
      facts={
        <>
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
          <OtherParty order={order} side={side} />
          {order.timeline.some(({ to }) => INVOICED.includes(to)) && order.totalPriceTaxIncl > 0 && (
            <TextLink to="/invoices" search={{ order: order.id }}>
              {t('invoices')}
            </TextLink>
          )}
          {(order.paidAmount ?? 0) > 0 && mayCall('payments.list', user) && (
            <TextLink to="/payments" search={{ order: order.id }}>
              {t('payments')}
            </TextLink>
          )}
          <TextLink to="/documents" search={{ order: order.id }}>
            {t('documents')}
          </TextLink>
          {order.origin !== 'millesime' && <span>{t(`enums:order_origin.${order.origin}`)}</span>}
        </>
      }
      beside={
        <>
          <Suspense>
            <OrderWalk id={order.id} />
          </Suspense>
          <PrintMenu order={order} />
          {mayCall('cart.post', user) && user.userGroup.code !== 'supplier' && (
            <Reorder order={order} isMain={actions.next === undefined} />
          )}
          <OrderActions {...actions} />
        </>
      }
    />
  )
}

/** With whom an order is, as its reader sees it, and who placed it for the customer. */
function OtherParty({ order, side }: { order: OrderDetail; side: Side }) {
  const { t } = useTranslation('orders')
  const { customer, supplier, onBehalf, timeline } = order
  const [placed] = timeline
  const name = onBehalf && placed ? placed.impersonator || placed.actor : null
  if (side !== 'buyer')
    return <span>{name ? t('onBehalf.of', { name, customer: customer.company }) : customer.company}</span>
  return (
    <>
      <span>{supplier.company}</span>
      {name && <span>{t('onBehalf.you', { name })}</span>}
    </>
  )
}
