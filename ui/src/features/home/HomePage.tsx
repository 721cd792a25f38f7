import { Button } from '@mantine/core'
import { IconPlus, IconReceipt, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { waitingQuery } from '~/shared/api/waiting-query'
import { formatInteger, formatToday } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { OrderRows } from '~/shared/parts/OrderRows'
import { PageHeader } from '~/shared/parts/PageHeader'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { TextLink } from '~/shared/parts/TextLink'
import { useReorder } from '~/shared/reorder/use-reorder'
import { useSession } from '~/shared/session/session'
import { type Audience, audienceOf, type Tax, taxOf } from './audience'
import { FirstSteps } from './FirstSteps'
import { isUnused } from './figures/figures'
import { KpiStrip, KpiStripSkeleton } from './figures/KpiStrip'
import classes from './HomePage.module.css'
import { MonthsPanel } from './months/MonthsPanel'
import { lastOrdersQuery, orderSummaryQuery } from './queries'
import { StatusPanel } from './work/StatusPanel'
import { TodoPanel } from './work/TodoPanel'
import { ToInvoice } from './work/ToInvoice'

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
  // So much waits for sellers that the other column has room for all else.
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
          {audience === 'seller' && <ToInvoice supplier={user.id} />}
          <div className={classes.columns}>
            <div className={classes.column}>
              <MonthsPanel asked={asked} audience={audience} tax={tax} />
              <LastOrders audience={audience} tax={tax} />
              {audience === 'seller' && <StatusPanel asked={asked} />}
            </div>
            <div className={classes.column}>
              <TodoPanel group={user.userGroup.code} />
              {audience !== 'seller' && <StatusPanel asked={asked} />}
            </div>
          </div>
        </Stack>
      )}
    </>
  )
}

/** The latest orders, and the way to all of them. */
function LastOrders({ audience, tax }: { audience: Audience; tax: Tax }) {
  const { t } = useTranslation('home')
  const asked = useQuery(lastOrdersQuery)
  const orders = asked.data?.['hydra:member'] ?? []
  const party = audience === 'buyer' ? 'supplier' : 'customer'
  return (
    <QueryPanel
      title={t('latest.title')}
      asked={asked}
      height={392}
      flush
      aside={
        <TextLink inherit={false} to="/orders" fz={13} fw={600} py={12}>
          {t('latest.all')}
        </TextLink>
      }
    >
      {orders.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t('latest.empty')} help={t(`latest.emptyHelp.${audience}`)} />
      ) : (
        <OrderRows orders={orders} party={party} withTax={tax === 'taxIncl'} />
      )}
    </QueryPanel>
  )
}

/** Who buys orders again what it ordered last, without looking for it. */
function OrderAgain() {
  const { data } = useQuery(lastOrdersQuery)
  const last = data?.['hydra:member'].find(
    ({ status, totalPriceTaxExcl }) => status !== 'canceled' && totalPriceTaxExcl > 0,
  )
  return last ? <AgainButton key={last.id} order={last} /> : null
}

function AgainButton({ order }: { order: Order }) {
  const { t } = useTranslation('home')
  const { start, isPending, intent, dialog } = useReorder({ order })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={17} aria-hidden />}
        title={t('again.help', { number: order.number, supplier: order.supplier.company })}
        {...intent}
        onClick={start}
        loading={isPending}
      >
        {t('again.action')}
      </Button>
      {dialog}
    </>
  )
}
