import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { personQuery } from '~/shared/api/person-query'
import { useObjectUrl } from '~/shared/export/use-object-url'
import { formatInteger, formatSize, wineOf } from '~/shared/format/format'
import { DeliverTo } from '../paper/DeliverTo'
import { delivered, totalsOf } from '../paper/packing'
import { sumOf } from '../paper/paper-sum'
import classes from './ParcelLabel.module.css'
import type { ParcelPaper } from './papers'
import { barcodeQuery, hasBars } from './queries'

/** What is stuck on a parcel: where it goes, who sends it, what it holds, and its number for scanners. */
export function ParcelLabel({ paper }: { paper: ParcelPaper }) {
  const { t } = useTranslation('dispatch')
  const { t: orderT } = useTranslation('orders')
  const { order, shipment, at, of, code } = paper
  const { supplier, customerReference } = order
  const { data: seller } = useQuery(personQuery(supplier.id))
  const seat = seller?.addresses.find(({ typeAddress }) => typeAddress === 'billing') ?? seller?.addresses[0]
  const lines = delivered(order, shipment)
  return (
    <article className={classes.label} aria-label={t('labels.of', { number: order.number, at, of })}>
      <header className={classes.head}>
        <div className={classes.from}>
          <small>{t('labels.from')}</small>
          <b>{supplier.company}</b>
          {seat && (
            <span>
              {seat.street}, {seat.postcode} {seat.city}
            </span>
          )}
        </div>
        <p className={classes.count}>
          <small>{t('labels.parcel')}</small>
          <b>
            {at}/{of}
          </b>
        </p>
      </header>
      <section className={classes.to}>
        <small>{t('orders:paper.deliverTo')}</small>
        <DeliverTo order={order} />
      </section>
      <section className={classes.order}>
        <span>
          {t('orders:paper.order')} <b>{order.number}</b>
        </span>
        {customerReference && <span>{t('orders:paper.reference', { reference: customerReference })}</span>}
        <b>{shipment.carrier}</b>
      </section>
      <section className={classes.content}>
        <b>{sumOf(orderT, totalsOf(lines))}</b>
        <ul>
          {lines.map(({ item, quantity }) => (
            <li key={item.id}>
              {formatInteger(quantity)} × {wineOf(item.product)}, {formatSize(item.product.bottleSizeCl)}
            </li>
          ))}
        </ul>
      </section>
      <Bars code={code} isTracking={shipment.trackingNumber !== ''} />
    </article>
  )
}

function Bars({ code, isTracking }: { code: string; isTracking: boolean }) {
  const { t } = useTranslation('dispatch')
  const isDrawn = hasBars(code)
  const { data } = useQuery({ ...barcodeQuery(code), enabled: isDrawn })
  const bars = useObjectUrl(data)
  return (
    <footer className={classes.code}>
      {bars ? (
        <img src={bars} alt={t('labels.code', { code })} />
      ) : (
        <span className={classes.bars}>{!isDrawn && t('labels.noBars')}</span>
      )}
      <span>
        {t(isTracking ? 'labels.tracking' : 'labels.number')} <b>{code}</b>
      </span>
    </footer>
  )
}
