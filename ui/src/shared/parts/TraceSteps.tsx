import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, formatPercent } from '~/shared/format/format'
import classes from './PriceTrace.module.css'
import type { TraceStep } from './trace-of'

interface Props {
  trace: TraceStep[]
  /** Individuals read every step tax included. */
  isTaxIncluded?: boolean
  /** The price is that of a customer of the reader's. */
  isForCustomer?: boolean
  /** What individuals pay, tax included, where the viewer may know it. */
  publicPrice?: number | null
}

/** A price written out, from the list price to what the buyer pays. */
export function TraceSteps({ trace, isTaxIncluded = false, isForCustomer = false, publicPrice = null }: Props) {
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
          <dd>
            {step.amount > 0 ? t('trace.ofLine', { amount: formatMoney(step.amount) }) : formatMoney(step.priceAfter)}
          </dd>
        </div>
      ))}
      <div className={classes.net}>
        <dt>{t(isForCustomer ? 'trace.netOfCustomer' : isTaxIncluded ? 'trace.netTaxIncl' : 'trace.net')}</dt>
        <dd>{formatMoney(last.priceAfter)}</dd>
      </div>
      {publicPrice !== null && !isTaxIncluded && (
        <div className={classes.public}>
          <dt>{t('trace.public')}</dt>
          <dd>{formatMoney(publicPrice)}</dd>
        </div>
      )}
    </dl>
  )
}
