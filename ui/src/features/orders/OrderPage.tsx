import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { formatDateTime } from '~/shared/format/format'
import { OrderHistory } from '~/shared/order/OrderHistory'
import { OrderLines } from '~/shared/order/OrderLines'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { useSession } from '~/shared/session/session'
import { DeliveryPanel } from './DeliveryPanel'
import { NextStepNotice } from './NextStepNotice'
import { comingStates, sideOf } from './next-step'
import classes from './OrderPage.module.css'
import { OrderPageSkeleton } from './OrderPageSkeleton'
import { OrderSheet } from './OrderSheet'
import { OrderTotals } from './OrderTotals'
import { OrderWalk } from './OrderWalk'
import { OtherParty } from './OtherParty'
import { PartyPanel } from './PartyPanel'
import { isNotFound, orderDetailQuery } from './queries'
import { Reorder } from './Reorder'
import { usePrinting } from './use-printing'

/** One order: what was ordered, by whom from whom, what it costs, where it goes and where it stands. */
export function OrderPage({ id }: { id: string }) {
  const { t } = useTranslation('orders')
  const user = useSession((session) => session.user)
  const isPrinting = usePrinting()
  const { data: order, error, refetch } = useQuery({ ...orderDetailQuery(id), throwOnError: isNotFound })
  const back = { ...listAsLeft('/orders'), label: t('title') }
  if (!user) return null
  if (!order) {
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        {error ? (
          <Panel>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <OrderPageSkeleton />
        )}
      </>
    )
  }
  const withTax = user.userGroup.code === 'customer'
  const side = sideOf(order, user.id)
  return (
    <>
      {isPrinting && <OrderSheet order={order} withTax={withTax} />}
      <div className={classes.screen}>
        <PageHeader
          title={order.number}
          back={back}
          subtitle={
            <span className={classes.facts}>
              <OrderStatusDot status={order.status} />
              <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
              <OtherParty order={order} side={side} />
              {order.origin !== 'millesime' && <span>{t(`enums:order_origin.${order.origin}`)}</span>}
            </span>
          }
          actions={
            <>
              <OrderWalk id={order.id} />
              <Button
                variant="default"
                className={classes.print}
                aria-label={t('print')}
                onClick={() => window.print()}
              >
                <IconPrinter size={17} aria-hidden />
                <span className={classes.printLabel}>{t('print')}</span>
              </Button>
              {mayCall('cart.post', user) && <Reorder order={order} withTax={withTax} />}
            </>
          }
        />
        <div className={classes.columns}>
          <div className={classes.main}>
            <NextStepNotice order={order} side={side} />
            <Panel flush>
              <OrderLines items={order.items} withTax={withTax} />
              <OrderTotals order={order} withTaxFirst={withTax} withCommission />
            </Panel>
            {order.comment && (
              <Panel title={t('comment')}>
                <p className={classes.comment}>{order.comment}</p>
              </Panel>
            )}
          </div>
          <div className={classes.side}>
            <OrderHistory order={order} coming={comingStates(order.status)} />
          </div>
          <div className={classes.below}>
            <DeliveryPanel order={order} />
            <PartyPanel order={order} />
          </div>
        </div>
      </div>
    </>
  )
}
