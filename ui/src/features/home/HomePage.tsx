import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatToday } from '~/shared/format/format'
import { ErrorState } from '~/shared/parts/ErrorState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { audienceOf } from './audience'
import classes from './HomePage.module.css'
import { KpiStrip } from './KpiStrip'
import { LastOrders } from './LastOrders'
import { MonthsPanel } from './MonthsPanel'
import { orderSummaryQuery } from './queries'
import { StatusPanel } from './StatusPanel'

/** Home: the figures of the person's orders, twelve months, where orders stand, the latest ones (specification 2). */
export function HomePage() {
  const { t } = useTranslation('home')
  const user = useSession((session) => session.user)
  const summary = useQuery(orderSummaryQuery)
  if (!user) return null
  const audience = audienceOf(user.userGroup.code)
  const date = formatToday(new Date())
  const name = user.firstName || user.company

  return (
    <>
      <PageHeader
        title={name ? t('hello', { name }) : t('helloAnonymous')}
        subtitle={summary.data ? t(`today.${audience}`, { date, count: summary.data.toProcess }) : date}
        actions={
          <Button component={Link} to="/products/grid" leftSection={<IconPlus size={17} aria-hidden />}>
            {t(audience === 'buyer' ? 'newOrder' : 'newOrderFor')}
          </Button>
        }
      />
      {summary.isError ? (
        <div className={classes.loading}>
          <Panel>
            <ErrorState error={summary.error} onRetry={() => summary.refetch()} />
          </Panel>
        </div>
      ) : summary.data ? (
        <>
          <KpiStrip summary={summary.data} audience={audience} />
          <div className={classes.columns}>
            <MonthsPanel months={summary.data.months} audience={audience} />
            <StatusPanel byStatus={summary.data.byStatus} />
          </div>
        </>
      ) : (
        <div className={classes.loading}>
          <BlockSkeleton height={134} />
          <BlockSkeleton height={316} />
        </div>
      )}
      <LastOrders audience={audience} />
    </>
  )
}
