import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatMoney, formatPercent, wineOf } from '~/shared/format/format'
import type { InvoiceDetail } from '../invoice'
import { priceOf, reductionsOf, totalOf } from './lines'

interface Delivery {
  key: string
  /** Of what is gathered, the order first; none where all came in one parcel. */
  words: string[]
  items: InvoiceDetail['items']
}

const oneLine = ({ company, street, street2, postcode, city }: InvoiceDetail['shippingAddress']) =>
  [company, street, street2, `${postcode} ${city}`].filter(Boolean).join(', ')

/** The lines of an invoice by the parcel that they came in. */
function deliveriesOf(t: TFunction<'invoices'>, { deliveries, items }: InvoiceDetail): Delivery[] {
  if (deliveries.length === 0) return [{ key: 'all', words: [], items }]
  return deliveries.map(({ order, shipment, deliveredOn, customerReference, shippingAddress }, at) => ({
    key: `${order.id} ${shipment}`,
    words: [
      t('delivery.order', { number: order.number }),
      shipment && t('delivery.shipment', { number: shipment }),
      deliveredOn && t('delivery.deliveredOn', { date: formatDate(deliveredOn) }),
      t('delivery.to', { address: oneLine(shippingAddress) }),
      customerReference && t('delivery.reference', { reference: customerReference }),
    ].filter((words): words is string => Boolean(words)),
    items: items.filter(({ delivery }) => delivery === at),
  }))
}

type Item = InvoiceDetail['items'][number]

interface Props {
  invoice: InvoiceDetail
  /** What is told of a wine below its name. */
  aboutOf: (t: TFunction<'invoices'>, item: Item) => string
  /** `delivery` is a parcel's name, above its lines. */
  classNames: Record<'lines' | 'delivery', string | undefined>
}

/** The lines of an invoice by the parcel that they came in, on screen and on paper. */
export function InvoiceLines({ invoice, aboutOf, classNames }: Props) {
  const { t } = useTranslation('invoices')
  const price = invoice.store ? 'lines.priceTaxIncl' : 'lines.price'
  const total = invoice.store ? 'lines.totalTaxIncl' : 'lines.total'
  return (
    <table className={classNames.lines} aria-label={t('lines.label')}>
      <thead>
        <tr>
          <th scope="col">{t('lines.product')}</th>
          <th scope="col">{t('lines.quantity')}</th>
          <th scope="col">{t(price)}</th>
          <th scope="col">{t('lines.vat')}</th>
          <th scope="col">{t(total)}</th>
        </tr>
      </thead>
      {deliveriesOf(t, invoice).map(({ key, words, items }) => (
        <tbody key={key}>
          {words.length > 0 && (
            <tr className={classNames.delivery}>
              <th scope="rowgroup" colSpan={5}>
                {words.join(' · ')}
              </th>
            </tr>
          )}
          {items.map((item) => (
            <tr key={item.product.id}>
              <th scope="row">
                {wineOf(item.product)}
                {[aboutOf(t, item), ...reductionsOf(t, item)].map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </th>
              <td data-label={t('lines.quantity')}>{formatInteger(item.quantity)}</td>
              <td data-label={t(price)}>{formatMoney(priceOf(item))}</td>
              <td data-label={t('lines.vat')}>{formatPercent(item.vatRate)}</td>
              <td data-label={t(total)}>{formatMoney(totalOf(item))}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
