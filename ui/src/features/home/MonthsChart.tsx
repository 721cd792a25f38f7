import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { formatMoney, formatMoneyRound, formatMonth } from '~/shared/format/format'
import classes from './MonthsChart.module.css'
import { scaleOf } from './scale'

/** One bar per month, the current one in coral; each says its figure when the pointer or the focus is on it. */
export function MonthsChart({ months }: { months: OrderSummary['months'] }) {
  const { t } = useTranslation('home')
  const ticks = scaleOf(Math.max(...months.map((entry) => entry.totalTaxExcl), 0))
  const top = ticks.at(-1) ?? 1
  return (
    <figure className={classes.chart} aria-label={t('months.label')}>
      <div className={classes.scale} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatMoneyRound(tick)}</span>
        ))}
      </div>
      <ol className={classes.bars} style={{ '--step': `${100 / (ticks.length - 1)}%` } as CSSProperties}>
        {months.map(({ month, totalTaxExcl }, index) => (
          <li key={month} className={classes.month} data-current={index === months.length - 1 || undefined}>
            <span className={classes.track}>
              <span className={classes.bar} style={{ height: `${(totalTaxExcl / top) * 100}%` }}>
                <span className={classes.value}>{formatMoney(totalTaxExcl)}</span>
              </span>
            </span>
            <span className={classes.name}>{formatMonth(month, 'short')}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
