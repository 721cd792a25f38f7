import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { DeliveryPanel } from '~/shared/order/DeliveryPanel'
import { OrderHistory } from '~/shared/order/OrderHistory'
import { OrderLines } from '~/shared/order/OrderLines'
import { OrderTotals } from '~/shared/order/OrderTotals'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { PartyPanel } from '~/shared/order/PartyPanel'
import classes from '~/shared/order/page.module.css'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { ShipmentsPanel } from '../shipping/ShipmentsPanel'
import { LineMenu } from './LineMenu'
import { NextStepNotice } from './NextStepNotice'
import { comingStates, sideOf } from './next-step'
import { OrderHeader } from './OrderHeader'
import { OrderSheet } from './OrderSheet'
import { useOrderUpdates } from './use-order-updates'
import { useOrderWork } from './use-order-work'

// Below the first screen, and it brings the frame of forms.
const MessagesPanel = lazy(() =>
  import('~/shared/order/MessagesPanel').then((part) => ({ default: part.MessagesPanel })),
)

// Few orders have one.
const IncidentPanel = lazy(() => import('../incidents/IncidentPanel').then((part) => ({ default: part.IncidentPanel })))

/** What was ordered, by whom from whom, what it costs, where it goes, where it stands and what is to be done. */
export function OrderView({ order, user }: { order: OrderDetail; user: Me }) {
  const { t } = useTranslation('orders')
  const isPrinting = usePrinting()
  const { onMoved } = useOrderUpdates(order.id)
  const { next, others, report, isBusy, start, dialog, said } = useOrderWork(order, user)
  const [aboutItem, setAboutItem] = useState<number | null>(null)
  const withTax = user.userGroup.code === 'customer'
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
      <div className={classes.screen}>
        <OrderHeader
          order={order}
          user={user}
          side={side}
          next={next}
          others={others}
          isBusy={isBusy}
          onAction={(action) => start(action)}
        />
        <div className={classes.columns}>
          <div className={classes.main}>
            <NextStepNotice order={order} side={side} />
            {order.incidents.toReversed().map((incident) => (
              <Suspense key={incident.id} fallback={<BlockSkeleton height={220} />}>
                <IncidentPanel incident={incident} order={order} />
              </Suspense>
            ))}
            <Panel flush>
              <OrderLines items={order.items} withTax={withTax} {...(mayWrite ? { actions: lineMenu } : {})} />
              <OrderTotals order={order} withTax={withTax} withCommission />
            </Panel>
            {order.comment && (
              <Panel title={t('comment')}>
                <p className={classes.comment}>{order.comment}</p>
              </Panel>
            )}
            <ShipmentsPanel order={order} />
          </div>
          <div className={classes.side}>
            <OrderHistory order={order} coming={comingStates(order.status)} />
          </div>
          <div className={classes.below}>
            {mayWrite && (
              <div className={classes.whole}>
                <Suspense fallback={<BlockSkeleton height={220} />}>
                  <MessagesPanel
                    order={order}
                    reader={user.id}
                    item={aboutItem}
                    onItem={setAboutItem}
                    onSent={onMoved}
                  />
                </Suspense>
              </div>
            )}
            <DeliveryPanel order={order} />
            <PartyPanel order={order} />
          </div>
        </div>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {dialog}
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
