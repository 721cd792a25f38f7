import { readCents, type Tax } from '~/shared/format/figures'
import { formatMoney } from '~/shared/format/format'
import type { NumberText } from './number-text'

const MOST = 100_000_000

/** Prices in euros, as cells are written: what is typed may say of which tax it is, never of the other. */
export const priceText = (tax: Tax, least = 0): NumberText => ({
  show: formatMoney,
  write: (value) => formatMoney(value).replaceAll(/[^\d.,-]/g, ''),
  read: (text) => {
    const cents = readCents(text, tax)
    return cents === null || cents < least || cents > MOST ? null : cents / 100
  },
})
