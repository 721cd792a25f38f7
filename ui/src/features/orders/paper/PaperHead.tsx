import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import classes from '~/shared/paper/paper.module.css'
import { DeliverTo } from './DeliverTo'

interface Props {
  order: OrderDetail
  title: string
  number: string
  /** What stands to the right: dates, the carrier. */
  facts: string[]
}

/** The top of a paper: what it is, who sends, and where it goes. */
export function PaperHead({ order, title, number, facts }: Props) {
  const { t } = useTranslation('orders')
  return (
    <>
      <header className={classes.head}>
        <div>
          <p className={classes.brand}>{order.supplier.company}</p>
          <h2 className={classes.title}>
            {title} {number}
          </h2>
        </div>
        <p className={classes.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </header>
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
    </>
  )
}
