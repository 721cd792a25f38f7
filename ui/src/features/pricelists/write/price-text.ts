import { formatMoney } from '~/shared/format/format'
import { parseHundredths } from '~/shared/forms/inputs/parse-decimal'
import type { NumberText } from '~/shared/table/number-text'
import { MOST_PRICE } from './lines'

/** A price in cents, in a cell: 7,90 €. */
export const priceText: NumberText = {
  show: (cents) => formatMoney(cents / 100),
  write: (cents) => formatMoney(cents / 100).replaceAll(/[^\d.,]/g, ''),
  read: (text) => {
    const cents = parseHundredths(text)
    return cents !== null && cents > 0 && cents <= MOST_PRICE ? cents : null
  },
}
