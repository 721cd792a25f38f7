import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { mayCall } from '~/shared/access/permissions'
import { openStatuses } from '~/shared/api/open-statuses'
import { daysSince } from '~/shared/format/days-since'
import { formatDate, formatInteger, formatMoney, formatTrend, plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { ordersLink } from '~/shared/order/orders-link'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { kpiQuery } from '../queries'

/** A customer's year at a glance, of the orders that the reader may see; the rest of the page does not wait for it. */
export function PersonFigures({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const isShown = ordersForItself(person.userGroup.code) && mayCall('customers.kpi', viewer)
  const { data: kpi, isPending } = useQuery({ ...kpiQuery(person.id), enabled: isShown })
  if (!isShown) return null
  if (isPending) {
    return (
      <Stack mb={16}>
        <BlockSkeleton height={126} />
      </Stack>
    )
  }
  // Without an order figures would all be zero: the list of orders says so in words.
  if (!kpi || (kpi.orders === 0 && kpi.yearBeforeTotalTaxExcl === 0)) return null
  const { totalTaxExcl, yearBeforeTotalTaxExcl: before } = kpi
  const from = `${kpi.months[0]?.month ?? ''}-01`
  const view = { customer: person.id }
  return (
    <Stack mb={16}>
      <KpiRow label={t('kpi.title')}>
        <KpiTile
          label={t('kpi.year')}
          value={formatMoney(totalTaxExcl)}
          detail={
            before > 0
              ? t('kpi.trend', {
                  trend: formatTrend(((totalTaxExcl - before) / before) * 100),
                  amount: formatMoney(before),
                })
              : t('kpi.noYearBefore')
          }
          trend={kpi.months.map((month) => month.totalTaxExcl)}
          tone="brand"
          link={ordersLink({ ...view, from })}
        />
        <KpiTile
          label={t('kpi.average')}
          value={formatMoney(kpi.averageTotalTaxExcl)}
          detail={t('kpi.orders', plural(kpi.orders))}
        />
        <KpiTile
          label={t('kpi.open')}
          value={formatInteger(kpi.openOrders)}
          detail={t(kpi.openOrders > 0 ? 'kpi.openHelp' : 'kpi.noneOpen')}
          link={kpi.openOrders > 0 ? ordersLink({ ...view, status: openStatuses }) : undefined}
        />
        <KpiTile
          label={t('kpi.last')}
          value={kpi.lastOrderAt ? formatDate(kpi.lastOrderAt) : '–'}
          detail={kpi.lastOrderAt ? t('kpi.ago', { count: daysSince(kpi.lastOrderAt) }) : t('kpi.never')}
          link={ordersLink(view)}
        />
      </KpiRow>
    </Stack>
  )
}
