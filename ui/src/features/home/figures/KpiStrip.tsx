import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { invoiceSummaryQuery } from '~/shared/api/invoice-summary'
import { formatInteger, formatMoney, formatMonth, plural } from '~/shared/format/format'
import { ordersLink } from '~/shared/order/orders-link'
import { stageCounts } from '~/shared/order/stages'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import type { Audience, Tax } from '../audience'
import { figuresOf } from './figures'
import classes from './KpiStrip.module.css'

/** The four figures that open the day; each opens the list behind it. */
export function KpiStrip({ summary, audience, tax }: { summary: OrderSummary; audience: Audience; tax: Tax }) {
  const { t } = useTranslation('home')
  const { period } = summary
  const { months, current, latest, average, orders, units } = figuresOf(summary, tax)
  const since = `${months[0]?.month ?? period.from.slice(0, 7)}-01`
  const { inProgress, shipping } = stageCounts(summary.byStatus)
  return (
    <KpiRow>
      <KpiTile
        label={t(`kpi.month.${audience}`, { month: formatMonth(period.from), tax: t(tax) })}
        value={formatMoney(current.total)}
        detail={
          latest
            ? t('kpi.previous', { month: formatMonth(latest.month), amount: formatMoney(latest.total) })
            : t('kpi.monthOrders', { count: current.orders })
        }
        trend={months.map(({ total }) => total)}
        tone="brand"
        link={ordersLink(current.orders > 0 ? { from: period.from, to: period.to } : {})}
      />
      <KpiTile
        label={t('kpi.open')}
        value={formatInteger(inProgress)}
        detail={t('kpi.shipping', plural(shipping))}
        trend={months.map((month) => month.orders)}
        link={ordersLink({ tab: 'inProgress' })}
      />
      {audience === 'agent' ? (
        <KpiTile
          label={t('kpi.commission', { month: formatMonth(period.from) })}
          value={formatMoney(summary.month.totalAgentFees)}
          detail={
            latest
              ? t('kpi.previous', { month: formatMonth(latest.month), amount: formatMoney(latest.agentFees) })
              : t('kpi.commissionDetail')
          }
          trend={months.map(({ agentFees }) => agentFees)}
          tone="brand"
          link={ordersLink(current.orders > 0 ? { from: period.from, to: period.to } : {})}
        />
      ) : tax === 'taxExcl' ? (
        <OpenInvoices audience={audience} />
      ) : (
        <KpiTile
          label={t('kpi.average', { tax: t(tax) })}
          value={formatMoney(average)}
          detail={t('kpi.yearOrders', plural(orders))}
          trend={months.map(({ total, orders: count }) => (count ? total / count : 0))}
          tone="brand"
          link={ordersLink({ from: since })}
        />
      )}
      <KpiTile
        label={t(`kpi.counterparties.${audience}`)}
        value={formatInteger(summary.counterparties)}
        detail={t('kpi.units', { count: units, units: formatInteger(units) })}
        trend={months.map((month) => month.units)}
        link={ordersLink({ from: since, sort: audience === 'buyer' ? 'supplier' : 'customer' })}
      />
    </KpiRow>
  )
}

/** What of invoices is open; who pays before its order is sent has none. */
function OpenInvoices({ audience }: { audience: Audience }) {
  const { t } = useTranslation('home')
  const { data } = useQuery(invoiceSummaryQuery({}))
  const overdue = data?.overdue.amount ?? 0
  return (
    <KpiTile
      label={t(audience === 'buyer' ? 'kpi.toPay' : 'kpi.toCollect')}
      value={data ? formatMoney(data.toPay.amount + overdue) : '–'}
      detail={data ? t(overdue > 0 ? 'kpi.overdue' : 'kpi.noneOverdue', { amount: formatMoney(overdue) }) : '\u00A0'}
      link={invoicesLink(['to_pay', 'overdue'])}
      detailLink={overdue > 0 ? invoicesLink(['overdue']) : undefined}
    />
  )
}

const invoicesLink = (status: string[]) => linkOptions({ to: '/invoices', search: { status, sort: 'dueOn' } })

/** The strip while its figures are awaited. */
export function KpiStripSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      <KpiRow>
        {['month', 'open', 'average', 'parties'].map((tile) => (
          <div key={tile} className={classes.awaited}>
            <Skeleton height={12} width="55%" />
            <Skeleton height={26} width="70%" />
            <Skeleton height={12} width="45%" />
          </div>
        ))}
      </KpiRow>
    </div>
  )
}
