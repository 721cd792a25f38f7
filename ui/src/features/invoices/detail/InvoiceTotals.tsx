import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import type { InvoiceDetail } from '../invoice'
import { totalsOf } from './totals'

interface Props {
  invoice: InvoiceDetail
  className: string | undefined
  label: string
  /** What is owed, or credited. */
  total: ReactNode
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
    </dl>
  )
}
