import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { formatInteger, formatMoney, formatMonth } from '~/shared/format/format'
import type { Audience } from './audience'
import classes from './KpiStrip.module.css'
import { KpiTile } from './KpiTile'

/** The four figures that open the day. */
export function KpiStrip({ summary, audience }: { summary: OrderSummary; audience: Audience }) {
  const { t } = useTranslation('home')
  const { month, previousMonth, months } = summary
  const thisMonth = formatMonth(summary.period.from)
  const lastMonth = formatMonth(months.at(-2)?.month ?? summary.period.from)
  const orders = months.map((entry) => entry.orders)
  return (
    <div className={classes.strip}>
      <KpiTile
        label={t(`kpi.month.${audience}`, { month: thisMonth })}
        value={formatMoney(month.totalTaxExcl)}
        detail={t('kpi.previous', { month: lastMonth, amount: formatMoney(previousMonth.totalTaxExcl) })}
        trend={months.map((entry) => entry.totalTaxExcl)}
        tone="brand"
      />
      <KpiTile
        label={t('kpi.open')}
        value={formatInteger(summary.open)}
        detail={t('kpi.toProcess', { count: summary.toProcess })}
        trend={orders}
        tone="slate"
        to={'/orders'}
      />
      <KpiTile
        label={t('kpi.average')}
        value={formatMoney(summary.averageTotalTaxExcl)}
        detail={t('kpi.monthOrders', { count: month.orders })}
        trend={months.map((entry) => (entry.orders ? entry.totalTaxExcl / entry.orders : 0))}
        tone="brand"
      />
      <KpiTile
        label={t(`kpi.counterparties.${audience}`)}
        value={formatInteger(summary.counterparties)}
        detail={t('kpi.units', { count: month.units, units: formatInteger(month.units) })}
      />
    </div>
  )
}
