import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { DeliveryPanel } from './DeliveryPanel'
import { OrderHistory } from './OrderHistory'
import { OrderLines } from './OrderLines'
import classes from './OrderPage.module.css'
import { OrderTotals } from './OrderTotals'
import { PartyPanel } from './PartyPanel'
import { isNotFound, orderDetailQuery } from './queries'

/** One order: what was ordered, by whom from whom, what it costs, where it goes and where it stands. */
export function OrderPage({ id }: { id: string }) {
  const { t } = useTranslation('orders')
  const { data: order, error, refetch } = useQuery({ ...orderDetailQuery(id), throwOnError: isNotFound })
  const back = { ...listAsLeft('/orders'), label: t('title') }
  if (error && !order) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!order) {
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <div className={classes.columns}>
          <BlockSkeleton height={480} />
          <BlockSkeleton height={320} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={order.number}
        back={back}
        subtitle={
          <span className={classes.facts}>
            <OrderStatusDot status={order.status} />
            <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
            <span>{t(`enums:order_origin.${order.origin}`)}</span>
          </span>
        }
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel flush>
            <OrderLines items={order.items} />
            <OrderTotals order={order} />
          </Panel>
          {order.comment && (
            <Panel title={t('comment')}>
              <p className={classes.comment}>{order.comment}</p>
            </Panel>
          )}
        </div>
        <div className={classes.column}>
          <OrderHistory timeline={order.timeline} />
          <PartyPanel order={order} />
          <DeliveryPanel order={order} />
        </div>
      </div>
    </>
  )
}
