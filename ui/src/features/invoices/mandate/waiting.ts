import { sumEuros } from '~/shared/format/euros'
import { toHundredths } from '~/shared/forms/inputs/hundredths'
import type { WaitingInvoice } from '../invoice'

/** What a row is chosen by: its order, or the customer whose month it is. */
export const chosenBy = ({ order, customer }: WaitingInvoice) =>
  order ? { order: order['@id'] } : { customer: customer?.['@id'] ?? '' }

export const keyOf = (row: WaitingInvoice) => Object.values(chosenBy(row)).join()

/** What some parcels of a row come to, in cents. */
export const expectedOf = ({ deliveries }: WaitingInvoice, shipments: readonly number[]) => {
  const chosen = deliveries.filter(({ shipment }) => shipments.includes(shipment))
  return toHundredths(sumEuros(chosen.map(({ totalPriceTaxIncl }) => totalPriceTaxIncl))) ?? 0
}
