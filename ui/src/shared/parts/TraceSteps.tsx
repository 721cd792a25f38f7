import { useTranslation } from 'react-i18next'
import type { TraceStep } from '~/api/types'
import { formatDate, formatMoney, formatPercent } from '~/shared/format/format'
import classes from './PriceTrace.module.css'

/** A price written out, from the list price to what the buyer pays. */
export function TraceSteps({ trace }: { trace: TraceStep[] }) {
  const { t } = useTranslation()
  const last = trace.at(-1)
  if (!last) return null
  return (
    <dl className={classes.steps}>
      {trace.map((step) => (
        <div key={`${step.step}-${step.label}`} className={classes.step}>
          <dt>
            {step.label}
            {step.rate !== null && <span className={classes.rate}> −{formatPercent(step.rate)}</span>}
            {step.until && <span className={classes.until}>{t('trace.until', { date: formatDate(step.until) })}</span>}
          </dt>
          <dd>{formatMoney(step.priceAfter)}</dd>
        </div>
      ))}
      <div className={classes.net}>
        <dt>{t('trace.net')}</dt>
        <dd>{formatMoney(last.priceAfter)}</dd>
      </div>
    </dl>
  )
}
