import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, formatMonth } from '~/shared/format/format'
import type { Tax } from '../audience'
import type { Figures } from '../figures/figures'
import classes from './MonthsTable.module.css'

/** The chart's figures in words, the running month first. */
export function MonthsTable({ figures: { months, yearBefore }, tax }: { figures: Figures; tax: Tax }) {
  const { t } = useTranslation('home')
  const rows = months.map((month, index) => ({ ...month, before: yearBefore[index] })).toReversed()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('months.month')}</th>
          <th scope="col">{t('months.orders')}</th>
          <th scope="col">{t('months.total', { tax: t(tax) })}</th>
          {yearBefore.length > 0 && <th scope="col">{t('months.yearBefore')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, orders, total, before }) => (
          <tr key={month}>
            <th scope="row">
              {formatMonth(month)} {month.slice(0, 4)}
            </th>
            <td>{formatInteger(orders)}</td>
            <td>{formatMoney(total)}</td>
            {before && <td>{before.orders > 0 ? formatMoney(before.total) : '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
