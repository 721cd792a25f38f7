import { formatMoney } from '~/shared/format/format'
import type { NumberText } from '~/shared/table/number-text'
import { readPrice } from './price-cells'

/** A price in cents, in a cell: 7,90 €. */
export const priceText: NumberText = {
  show: (cents) => formatMoney(cents / 100),
  write: (cents) => formatMoney(cents / 100).replaceAll(/[^\d.,]/g, ''),
  read: readPrice,
}
