import type { TFunction } from 'i18next'
import { formatDate } from '~/shared/format/format'
import type { InvoiceDetail } from '../invoice'

interface Delivery {
  key: string
  /** Of what is gathered, the order first; none where all came in one parcel. */
  words: string[]
  items: InvoiceDetail['items']
}

const oneLine = ({ company, street, street2, postcode, city }: InvoiceDetail['shippingAddress']) =>
  [company, street, street2, `${postcode} ${city}`].filter(Boolean).join(', ')

/** The lines of an invoice by the parcel that they came in. */
export function deliveriesOf(t: TFunction<'invoices'>, { deliveries, items }: InvoiceDetail): Delivery[] {
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
