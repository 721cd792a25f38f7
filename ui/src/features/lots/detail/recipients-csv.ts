import type { TFunction } from 'i18next'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import { wineOf } from '~/shared/format/format'
import type { Recipient, StockLot } from '../lot'

/** Who received a lot as a file for spreadsheets: a line for each shipment. */
export function recipientsCsv(t: TFunction<'lots'>, lot: StockLot, recipients: Recipient[]): string {
  const head = [
    t('column.lot'),
    t('column.product'),
    ...['customer', 'contact', 'email', 'phone', 'street', 'postcode', 'city', 'order', 'shipment', 'shippedAt'].map(
      (key) => t(`recipient.${key}`),
    ),
    ...['units', 'carrier', 'tracking', 'told'].map((key) => t(`recipient.${key}`)),
  ]
  const lines = recipients.flatMap(({ customer, email, phone, address, toldAt, deliveries }) =>
    deliveries.map((delivery): CsvCell[] => [
      lot.lot,
      wineOf(lot.product),
      customer.company,
      customer.name,
      email,
      phone,
      [address.street, address.street2].filter(Boolean).join(', '),
      address.postcode,
      address.city,
      delivery.orderNumber,
      delivery.shipmentNumber,
      csvDay(delivery.shippedAt),
      delivery.units,
      delivery.carrier,
      delivery.trackingNumber,
      csvDay(toldAt),
    ]),
  )
  return csv(head, lines)
}
