import { useTranslation } from 'react-i18next'
import { formatDate, plural } from '~/shared/format/format'
import type { OrderDetail, Shipment } from '~/shared/order/order'
import { promiseText } from '~/shared/order/promise-text'
import classes from '~/shared/paper/paper.module.css'
import { Signatures } from '~/shared/paper/Sheet'
import { remainingOf } from '../shipping/shipping'
import { OrderPaper } from './OrderPaper'
import { PaperLines } from './PaperLines'
import { delivered, totalsOf } from './packing'
import { sumOf } from './paper-sum'

interface Props {
  order: OrderDetail
  /** One parcel; without it, the whole order. */
  shipment: Shipment | undefined
}

/** What is handed over, for whoever receives it to check and to sign. */
export function DeliveryNote({ order, shipment }: Props) {
  const { t } = useTranslation('orders')
  const { t: lineT } = useTranslation('order')
  const only = shipment ?? (order.shipments.length === 1 ? order.shipments[0] : undefined)
  const lines = delivered(order, only)
  // What is on the note says itself what of it is still to come.
  const later = order.items.filter(
    ({ id, promises }) => promises.length > 0 && !lines.some(({ item }) => item.id === id),
  )
  const left = only ? remainingOf(order) : 0
  return (
    <OrderPaper
      order={order}
      title={t('paper.delivery')}
      number={only?.number ?? order.number}
      facts={[
        only ? t('paper.shipped', { date: formatDate(only.shippedAt) }) : '',
        only?.carrier || order.carrier.label,
        only?.trackingNumber ? t('shipments.tracking', { number: only.trackingNumber }) : '',
        sumOf(t, totalsOf(lines)),
      ]}
    >
      <PaperLines lines={lines} withBoxes={false} label={t('paper.delivery')} />
      {left > 0 && <p className={classes.left}>{t('shipments.left', plural(left))}</p>}
      {later.map(({ id, product, promises }) => (
        <p key={id} className={classes.left}>
          {[product.name, product.vintage].filter(Boolean).join(' ')} :{' '}
          {promises.map((promise) => promiseText(lineT, promise)).join(' · ')}
        </p>
      ))}
      <p className={classes.reserves}>{t('paper.reserves')}</p>
      <Signatures words={[t('paper.received'), t('paper.signature')]} />
    </OrderPaper>
  )
}
