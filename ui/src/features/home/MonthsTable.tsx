import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { formatInteger, formatMoney, formatMonth } from '~/shared/format/format'
import classes from './MonthsTable.module.css'

/** The chart's figures in words. */
export function MonthsTable({ months }: { months: OrderSummary['months'] }) {
  const { t } = useTranslation('home')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('months.month')}</th>
          <th scope="col">{t('months.orders')}</th>
          <th scope="col">{t('months.total')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, orders, totalTaxExcl }) => (
          <tr key={month}>
            <th scope="row">
              {formatMonth(month)} {month.slice(0, 4)}
            </th>
            <td>{formatInteger(orders)}</td>
            <td>{formatMoney(totalTaxExcl)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
