import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sumEuros } from '~/shared/format/euros'
import { formatDate, formatMoney, formatPercent } from '~/shared/format/format'
import type { InvoiceDetail } from '../invoice'
import { totalOf } from './lines'

type Sum = [label: string, amount: number]

/** The sums that lead to the total, those of nothing left out; an individual's are incl. tax, with the VAT that is in them. */
function totalsOf(t: TFunction<'invoices'>, invoice: InvoiceDetail): Sum[] {
  const { items, store, vat, totalPriceTaxExcl, totalPriceTaxIncl } = invoice
  const goods = sumEuros(items.map(totalOf))
  const rates = vat.map(({ rate, base, amount }): Sum => {
    const of = { rate: formatPercent(rate), base: formatMoney(base) }
    return [t(store ? 'totals.vatWithin' : 'totals.vat', of), amount]
  })
  if (store) {
    // A deposit is of no goods in particular, nor of their carriage.
    const charges = items.length > 0 ? sumEuros([totalPriceTaxIncl, -goods]) : 0
    return [
      ...some([
        [t('totals.goodsTaxIncl'), goods],
        [t('totals.charges'), charges],
      ]),
      ...rates,
    ]
  }
  const { allowance, shippingPriceTaxExcl, handlingPriceTaxExcl } = invoice
  return [
    ...some([
      [t('totals.goods'), goods],
      [t('totals.allowance'), -allowance],
      [t('totals.shipping'), shippingPriceTaxExcl],
      [t('totals.handling'), handlingPriceTaxExcl],
    ]),
    [t('totals.taxExcl'), totalPriceTaxExcl],
    ...rates,
  ]
}

const some = (sums: Sum[]) => sums.filter(([, amount]) => amount !== 0)

interface Props {
  invoice: InvoiceDetail
  className: string | undefined
  label: string
  /** What is owed, or credited. */
  total: ReactNode
}

/** What was paid in advance of it, and what that leaves. */
function Deducted({ invoice: { deposits, totalPriceTaxIncl } }: Pick<Props, 'invoice'>) {
  const { t } = useTranslation('invoices')
  if (deposits.length === 0) return null
  const left = sumEuros([totalPriceTaxIncl, ...deposits.map(({ amount }) => -amount)])
  return (
    <>
      {deposits.map(({ id, number, issuedOn, amount }) => (
        <div key={id}>
          <dt>{t('totals.deposit', { number, date: formatDate(issuedOn) })}</dt>
          <dd>{formatMoney(-amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{t('totals.due')}</b>
        </dt>
        <dd>
          <b>{formatMoney(left)}</b>
        </dd>
      </div>
    </>
  )
}

/** From the goods to what is owed, VAT per rate. */
export function InvoiceTotals({ invoice, className, label, total }: Props) {
  const { t } = useTranslation('invoices')
  return (
    <dl className={className}>
      {totalsOf(t, invoice).map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{label}</dt>
        <dd>{total}</dd>
      </div>
      <Deducted invoice={invoice} />
    </dl>
  )
}
