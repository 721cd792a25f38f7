import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { formatDate, formatInteger, formatSize, wineOf } from '~/shared/format/format'
import { PostalAddress } from '~/shared/order/PostalAddress'
import type { LotTrace, Recipient, StockLot } from '../lot'
import classes from './letter.module.css'

interface Props {
  lot: StockLot
  supplier: LotTrace['supplier']
  recipient: Recipient
  reason: string
  advice: string
}

/** A business letter that calls a lot back from one of those who received it. */
export function Letter({ lot, supplier, recipient, reason, advice }: Props) {
  const { t } = useTranslation('lots')
  const { customer, address, units, deliveries } = recipient
  const wine = wineOf(lot.product)
  const day = formatDate(businessDay(Date.now()))
  return (
    <article className={classes.letter}>
      <Sender supplier={supplier} />
      <address className={classes.recipient}>
        <PostalAddress address={{ ...address, phone: '' }} name={customer.company} />
        {customer.name !== customer.company && <span>{t('letter.for', { name: customer.name })}</span>}
      </address>
      <p className={classes.date}>
        {supplier.address ? t('letter.date', { city: supplier.address.city, day }) : t('letter.day', { day })}
      </p>
      <p className={classes.subject}>
        <b>{t('letter.subject', { lot: lot.lot, wine })}</b>
      </p>
      <p>{t('letter.greeting')}</p>
      <p>{t('letter.body', { lot: lot.lot, wine, count: units, amount: formatInteger(units) })}</p>
      <table className={classes.deliveries} aria-label={t('recipient.deliveries')}>
        <thead>
          <tr>
            <th scope="col">{t('column.product')}</th>
            <th scope="col">{t('column.lot')}</th>
            <th scope="col">{t('recipient.order')}</th>
            <th scope="col">{t('recipient.shipment')}</th>
            <th scope="col">{t('recipient.shippedAt')}</th>
            <th scope="col">{t('recipient.units')}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.shipmentNumber}>
              <td>{[wine, formatSize(lot.product.bottleSizeCl)].filter(Boolean).join(', ')}</td>
              <td>{lot.lot}</td>
              <td>{delivery.orderNumber}</td>
              <td>{delivery.shipmentNumber}</td>
              <td>{formatDate(delivery.shippedAt)}</td>
              <td>{formatInteger(delivery.units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Words title={t('recall.reason')} words={reason} />
      <Words title={t('recall.advice')} words={advice} />
      <p>{t('letter.contact', { contact: [supplier.phone, supplier.email].filter(Boolean).join(', ') })}</p>
      <p>{t('letter.closing')}</p>
      <p className={classes.signature}>{supplier.company}</p>
    </article>
  )
}

/** Who writes, with what a trader's paper has to say. */
function Sender({ supplier }: { supplier: LotTrace['supplier'] }) {
  const { t } = useTranslation('lots')
  const { company, address, siren, numvat, phone, email } = supplier
  const lines = [
    address?.street,
    address?.street2,
    address && `${address.postcode} ${address.city}`,
    siren && t('letter.siren', { siren }),
    numvat && t('letter.vat', { number: numvat }),
    phone,
    email,
  ]
  return (
    <header className={classes.sender}>
      <b>{company}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </header>
  )
}

/** What somebody typed, below what it is. */
function Words({ title, words }: { title: string; words: string }) {
  if (words.trim() === '') return null
  return (
    <section className={classes.words}>
      <h2>{title}</h2>
      <p>{words.trim()}</p>
    </section>
  )
}
