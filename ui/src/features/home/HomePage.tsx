import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { waitingQuery } from '~/shared/api/waiting-query'
import { formatInteger, formatToday } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { audienceOf, taxOf } from './audience'
import { FirstSteps } from './FirstSteps'
import { isUnused } from './figures/figures'
import { KpiStrip, KpiStripSkeleton } from './figures/KpiStrip'
import classes from './HomePage.module.css'
import { LastOrders } from './LastOrders'
import { MonthsPanel } from './months/MonthsPanel'
import { OrderAgain } from './OrderAgain'
import { orderSummaryQuery } from './queries'
import { StatusPanel } from './work/StatusPanel'
import { TodoPanel } from './work/TodoPanel'

/** Home: what wants attention, the figures of the person's orders, twelve months, the latest ones (specification 2). */
export function HomePage() {
  const { t } = useTranslation('home')
  const user = useSession((session) => session.user)
  const asked = useQuery(orderSummaryQuery)
  const waiting = useQuery(waitingQuery)
  if (!user) return null
  const audience = audienceOf(user.userGroup.code)
  const tax = taxOf(user.userGroup.code)
  const date = formatToday(new Date())
  const name = user.firstName || user.company
  const summary = asked.data
  // Who has no order yet may still have something to answer.
  const isNew = summary !== undefined && isUnused(summary) && !waiting.data?.total

  return (
    <>
      <PageHeader
        title={name ? t('hello', { name }) : t('helloAnonymous')}
        subtitle={
          waiting.data && !isNew
            ? t('today', { date, count: waiting.data.total, amount: formatInteger(waiting.data.total) })
            : date
        }
        actions={
          <>
            {audience === 'buyer' && <OrderAgain />}
            <LinkButton to="/products" leftSection={<IconPlus size={17} aria-hidden />}>
              {t(audience === 'buyer' ? 'newOrder' : 'newOrderFor')}
            </LinkButton>
          </>
        }
      />
      {isNew ? (
        <FirstSteps audience={audience} />
      ) : (
        <Stack gap={16}>
          {summary ? (
            <KpiStrip summary={summary} audience={audience} tax={tax} />
          ) : (
            !asked.error && <KpiStripSkeleton />
          )}
          <div className={classes.columns}>
            <MonthsPanel asked={asked} audience={audience} tax={tax} />
            <TodoPanel group={user.userGroup.code} />
          </div>
          <div className={classes.columns}>
            <LastOrders audience={audience} tax={tax} />
            <StatusPanel asked={asked} />
          </div>
        </Stack>
      )}
    </>
  )
}
