import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { personQuery } from '~/shared/api/person-query'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { useUpdates } from '~/shared/document/documents'
import { loadTexts } from '~/shared/i18n/i18n'
import { OrderColumns } from '~/shared/order/OrderColumns'
import { OrderLines } from '~/shared/order/OrderLines'
import { OrderTotals } from '~/shared/order/OrderTotals'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import desk from '~/shared/paper/desk.module.css'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { orders } from '../queries'
import { LineMenu } from './LineMenu'
import { NextStepNotice } from './NextStepNotice'
import { comingStates, sideOf } from './next-step'
import { OrderHeader } from './OrderHeader'
import { OrderSheet } from './OrderSheet'
import { useLineChoice } from './use-line-choice'
import { useOrderWork } from './use-order-work'

// Orders begin without one.
const ShipmentsPanel = lazy(() =>
  import('../shipping/ShipmentsPanel').then((part) => ({ default: part.ShipmentsPanel })),
)

// Few orders are paid in advance.
const PaymentPanel = lazy(async () => {
  const [part] = await Promise.all([import('./PaymentPanel'), loadTexts('payment')])
  return { default: part.PaymentPanel }
})

// Few orders have one.
const IncidentPanel = lazy(() => import('../incidents/IncidentPanel').then((part) => ({ default: part.IncidentPanel })))

// Individuals alone have one.
const WithdrawalPanel = lazy(() =>
  import('../withdrawal/WithdrawalPanel').then((part) => ({ default: part.WithdrawalPanel })),
)

/** What was ordered, by whom from whom, what it costs, where it goes, where it stands and what is to be done. */
export function OrderView({ order, user }: { order: OrderDetail; user: Me }) {
  const { t } = useTranslation('orders')
  const isPrinting = usePrinting()
  // Paper names the seller in full, and cannot wait for it.
  useQuery(personQuery(order.supplier.id))
  const { show } = useUpdates(orders)
  const { next, others, report, isBusy, start, dialog, said } = useOrderWork(order, user)
  const [aboutItem, setAboutItem] = useState<number | null>(null)
  const withTax = user.userGroup.code === 'customer'
  const { choice, dialog: lineDialog } = useLineChoice(order, withTax)
  const side = sideOf(order, user.id)
  const mayWrite = mayCall('orders.message', user)
  const lineMenu = useCallback(
    (item: OrderItem) => (
      <LineMenu
        item={item}
        onMessage={() => setAboutItem(item.id)}
        onReport={report && (() => start(report, item.id))}
      />
    ),
    [report, start],
  )
  return (
    <>
      {isPrinting && <OrderSheet order={order} withTax={withTax} />}
      <div className={desk.screen}>
        <OrderHeader
          order={order}
          user={user}
          side={side}
          next={next}
          others={others}
          isBusy={isBusy}
          onAction={(action) => start(action)}
        />
        <OrderColumns
          onReferred={show}
          order={order}
          coming={comingStates(order.status)}
          messages={mayWrite ? { reader: user.id, item: aboutItem, onItem: setAboutItem, onSent: show } : null}
        >
          <NextStepNotice order={order} side={side} />
          {order.withdrawal && (
            <Suspense fallback={<BlockSkeleton height={72} />}>
              <WithdrawalPanel order={order} right={order.withdrawal} />
            </Suspense>
          )}
          {['waiting_payment', 'paid_error'].includes(order.status) && mayCall('payments.order_request', user) && (
            <Suspense fallback={<BlockSkeleton height={220} />}>
              <PaymentPanel order={order} side={side} user={user} />
            </Suspense>
          )}
          {order.incidents.toReversed().map((incident) => (
            <Suspense key={incident.id} fallback={<BlockSkeleton height={220} />}>
              <IncidentPanel incident={incident} order={order} />
            </Suspense>
          ))}
          <Panel flush>
            <OrderLines
              items={order.items}
              withTax={withTax}
              {...(mayWrite ? { actions: lineMenu } : {})}
              {...(side === 'buyer' && order.mayGiveUp ? { choice } : {})}
            />
            <OrderTotals order={order} withTax={withTax} withCommission />
          </Panel>
          <CommentPanel title={t('comment')} comment={order.comment} />
          {order.shipments.length > 0 && (
            <Suspense fallback={<BlockSkeleton height={160} />}>
              <ShipmentsPanel order={order} />
            </Suspense>
          )}
        </OrderColumns>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {dialog}
      {lineDialog}
    </>
  )
}

const paper = () => window.matchMedia('print')

function onChange(notify: () => void) {
  const media = paper()
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the page is being put on paper: what only paper shows is drawn then. */
const usePrinting = () => useSyncExternalStore(onChange, () => paper().matches)
