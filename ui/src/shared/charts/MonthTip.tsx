import { useTranslation } from 'react-i18next'
import { formatMoney, formatMonth, formatTrend } from '~/shared/format/format'
import classes from './MonthTip.module.css'
import type { MonthFigures } from './month-figures'

interface Props {
  month: MonthFigures
  before: MonthFigures | undefined
  /** Where it points to, in percent of the chart. */
  left: number
  top: number
}

/** What a month came to, and the same month a year earlier. */
export function MonthTip({ month, before, left, top }: Props) {
  const { t } = useTranslation('home')
  const isKnown = before !== undefined && before.orders > 0
  const side = left < 25 ? 'start' : left > 75 ? 'end' : 'middle'
  return (
    <div className={classes.tip} data-side={side} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden="true">
      <b>
        {formatMonth(month.month)} {month.month.slice(0, 4)}
      </b>
      <span className={classes.amount}>{formatMoney(month.total)}</span>
      <span>{t('months.orderCount', { count: month.orders })}</span>
      {isKnown && (
        <span className={classes.before}>
          {t('months.before', { year: before.month.slice(0, 4), amount: formatMoney(before.total) })}
          {month.total > 0 && ` (${formatTrend((month.total / before.total - 1) * 100)})`}
        </span>
      )}
    </div>
  )
}
