import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import classes from '~/shared/paper/paper.module.css'
import { Sheet, SheetFacts } from '~/shared/paper/Sheet'
import { DeliverTo } from './DeliverTo'

interface Props {
  order: OrderDetail
  title: string
  number: string
  /** What stands to the right: dates, the carrier. */
  facts: string[]
  children: ReactNode
}

/** A paper of an order: what it is, who sends, and where it goes. */
export function OrderPaper({ order, title, number, facts, children }: Props) {
  const { t } = useTranslation('orders')
  return (
    <Sheet brand={order.supplier.company} title={`${title} ${number}`} aside={<SheetFacts facts={facts} />}>
      <div className={classes.parties}>
        <section>
          <h3>{t('paper.deliverTo')}</h3>
          <DeliverTo order={order} />
        </section>
        <section>
          <h3>{t('paper.order')}</h3>
          <b>{order.number}</b>
          <span>{order.customer.company}</span>
          {order.customerReference && <span>{t('paper.reference', { reference: order.customerReference })}</span>}
          {order.wishedDeliveryOn && <span>{t('paper.wished', { date: formatDate(order.wishedDeliveryOn) })}</span>}
        </section>
      </div>
      {order.comment && (
        <section className={classes.comment}>
          <h3>{t('comment')}</h3>
          <p>{order.comment}</p>
        </section>
      )}
      {children}
    </Sheet>
  )
}
