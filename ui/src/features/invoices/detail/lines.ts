import type { TFunction } from 'i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import type { InvoiceDetail } from '../invoice'

type Item = InvoiceDetail['items'][number]

/** The price of a bottle before reductions; of an individual's invoice incl. tax, as its total is. */
export const priceOf = ({ grossUnitPrice, unitPriceTaxIncl, unitPriceTaxExcl }: Item) =>
  grossUnitPrice ?? unitPriceTaxIncl ?? unitPriceTaxExcl

/** What a line comes to, on the basis of its paper. */
export const totalOf = ({ totalPriceTaxIncl, totalPriceTaxExcl }: Item) => totalPriceTaxIncl ?? totalPriceTaxExcl

/** What lowers a line, each by its name: "Remise permanente 5 % : −3,72 €". */
export const reductionsOf = (t: TFunction<'invoices'>, { reductions }: Item) =>
  reductions.map(({ label, rate, amount }) =>
    t('lines.reduction', {
      label: [label, rate !== null && formatPercent(rate)].filter(Boolean).join(' '),
      amount: formatMoney(-amount),
    }),
  )
