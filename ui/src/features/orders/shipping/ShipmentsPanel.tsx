import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import type { OrderDetail, Shipment } from '~/shared/order/order'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { StatusDot } from '~/shared/parts/StatusDot'
import { lotWords } from './lots'
import classes from './ShipmentsPanel.module.css'
import { remainingOf } from './shipping'
import { trackingOf } from './tracking'

const DeliveryDialog = loadOnIntent(() => import('./DeliveryDialog').then((part) => part.DeliveryDialog))

/** What has left, with whom and how to follow it; and what is still to be sent. */
export function ShipmentsPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const left = remainingOf(order)
  // The last parcel that travels is the delivery of the order, whose button is above.
  const isLast =
    order.transitions.includes('shipped') && order.shipments.filter((one) => !one.deliveredAt && !one.lost).length === 1
  return (
    <Panel title={t('shipments.title')}>
      <ol className={classes.list}>
        {order.shipments.map((shipment) => (
          <li key={shipment.id} className={classes.shipment}>
            <Head shipment={shipment} />
            <Lines shipment={shipment} order={order} />
            {shipment.mayConfirm && !isLast && <Confirm shipment={shipment} order={order} />}
          </li>
        ))}
      </ol>
      {left > 0 && <p className={classes.left}>{t('shipments.left', plural(left))}</p>}
    </Panel>
  )
}

function Head({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('orders')
  const { number, carrier, trackingNumber, shippedAt, shippedBy } = shipment
  const followed = trackingOf(shipment)
  return (
    <div className={classes.head}>
      <div className={classes.facts}>
        <b>{number}</b>
        <Dim>
          {[carrier, t('shipments.left_on', { date: formatDate(shippedAt) }), shippedBy].filter(Boolean).join(' · ')}
        </Dim>
        {followed ? (
          <a href={followed} target="_blank" rel="noreferrer noopener" className={classes.tracking} data-touch>
            {t('shipments.follow', { number: trackingNumber || number })}
            <IconExternalLink size={15} aria-hidden />
          </a>
        ) : (
          trackingNumber && <Dim>{t('shipments.tracking', { number: trackingNumber })}</Dim>
        )}
      </div>
      <Whereabouts {...shipment} />
    </div>
  )
}

function Whereabouts({ deliveredOn, lost }: Shipment) {
  const { t } = useTranslation('orders')
  if (deliveredOn) return <StatusDot tone="done" label={t('shipments.delivered', { date: formatDate(deliveredOn) })} />
  return <StatusDot tone={lost ? 'error' : 'progress'} label={t(lost ? 'shipments.lost' : 'shipments.onItsWay')} />
}

/** Says that one parcel of several arrived. */
function Confirm({ shipment, order }: { shipment: Shipment; order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { number } = shipment
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={classes.confirm ?? ''}
        aria-label={t('shipments.confirmOf', { number })}
        {...DeliveryDialog.intent}
        onClick={() => setAsked(true)}
      >
        {t('shipments.confirm')}
      </Button>
      {isAsked && <DeliveryDialog shipment={shipment} order={order} onClose={() => setAsked(false)} />}
    </>
  )
}

function Lines({ shipment, order }: { shipment: Shipment; order: OrderDetail }) {
  const { t } = useTranslation('orders')
  return (
    <ul className={classes.lines}>
      {shipment.lines.map(({ item, quantity, lots }) => {
        const product = order.items.find(({ id }) => id === item)?.product
        return (
          <li key={item}>
            <span>
              {product?.name} <Dim>{product?.vintage}</Dim>
              {lots.map((lot) => (
                <span key={lot.lot} className={classes.lot}>
                  {lotWords(t, lot)}
                  {lot.recalled && <b> · {t('lots.isRecalled')}</b>}
                </span>
              ))}
            </span>
            <span className={classes.quantity}>{t('bottles', plural(quantity))}</span>
          </li>
        )
      })}
    </ul>
  )
}
