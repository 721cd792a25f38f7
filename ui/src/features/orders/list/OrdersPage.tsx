import { Button } from '@mantine/core'
import { IconChecks, IconReceipt2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { orderSummaryQuery } from '~/shared/api/order-summary'
import { useWaitingIn } from '~/shared/api/waiting'
import { type ListOnScreen, useList } from '~/shared/list/use-list'
import { OrderListScreen } from '~/shared/order/list/OrderListScreen'
import { partiesFor, type Role } from '~/shared/order/parties'
import { STAGES } from '~/shared/order/stage'
import { stageCounts } from '~/shared/order/stages'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ListTabs } from '~/shared/parts/ListTabs'
import { NoResult } from '~/shared/parts/NoResult'
import { useSession } from '~/shared/session/session'
import { orderList } from './order-list'
import type { OrderSearch, Tab } from './search'

// Fetched with the first choice.
const DispatchAction = lazy(() =>
  import('../dispatch/DispatchAction').then((part) => ({ default: part.DispatchAction })),
)

/** The orders a person may see; everything chosen here is in the URL. */
export function OrdersPage() {
  const { t } = useTranslation('orders')
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const orders = useList(useMemo(() => orderList(t, group), [t, group]))
  const { search, change } = orders
  return (
    <OrderListScreen
      of="orders"
      on={orders}
      title={t('title')}
      numberOf={({ number }) => number}
      others={(rows, gather) => (
        <Suspense>
          <DispatchAction rows={rows} gather={gather} />
        </Suspense>
      )}
      csvOf={async (rows) => (await import('./orders-csv')).ordersCsv(t, rows)}
      tabs={<StatusTabs tab={search.tab} onTab={(tab) => change({ tab, status: undefined })} />}
      empty={<NoOrders orders={orders} party={partiesFor(group)[0] ?? 'customer'} />}
    />
  )
}

/** Why there is nothing, and the way on. */
function NoOrders({ orders, party }: { orders: ListOnScreen<Order, OrderSearch>; party: Role }) {
  const { t } = useTranslation('orders')
  const { search, change, isFiltered, clear } = orders
  if (search.tab === 'todo' && !isFiltered) {
    return (
      <EmptyState
        icon={IconChecks}
        title={t('empty.todoTitle')}
        help={t('empty.todo')}
        action={
          <Button variant="default" onClick={() => change({ tab: undefined })}>
            {t('empty.all')}
          </Button>
        }
      />
    )
  }
  if (isFiltered || search.tab !== undefined) {
    return <NoResult help={t('empty.filtered')} onClear={() => clear({ tab: undefined })} />
  }
  return (
    <EmptyLink
      icon={IconReceipt2}
      title={t('empty.title')}
      help={t(`empty.${party}`)}
      to="/products"
      link={t('empty.catalogue')}
    />
  )
}

/** Where orders stand, with how many there are; picks which ones the list shows. */
function StatusTabs({ tab, onTab }: { tab: Tab | undefined; onTab: (tab: Tab | undefined) => void }) {
  const { t } = useTranslation('orders')
  const { data } = useQuery(orderSummaryQuery)
  const waiting = useWaitingIn('orders')
  const counts = data ? { ...stageCounts(data.byStatus), todo: waiting } : null
  return (
    <ListTabs
      label={t('tabs.label')}
      tabs={(['todo', undefined, ...STAGES] as const).map((key) => ({
        key,
        label: t(`tabs.${key ?? 'all'}`),
        count: counts?.[key ?? 'all'],
      }))}
      current={tab}
      onTab={onTab}
    />
  )
}
