import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { EmptyState } from '~/shared/parts/EmptyState'
import { OrderRows } from '~/shared/parts/OrderRows'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { TextLink } from '~/shared/parts/TextLink'
import { lastOrdersQuery } from '../queries'
import { ordersOf } from './person-screen'

/** The latest orders with a person, and the way to all of them; nothing for who neither buys nor sells. */
export function LastOrdersPanel({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const view = ordersOf(person)
  const asked = useQuery({ ...lastOrdersQuery(view ?? {}), enabled: view !== null })
  if (!view) return null
  const orders = asked.data?.['hydra:member'] ?? []
  // Who sees one side of these orders needs the name of the other.
  const other = person.userGroup.code === 'supplier' ? 'customer' : 'supplier'
  const isParty =
    viewer.userGroup.code === 'supplier' || (other === 'customer' && viewer.userGroup.code !== 'commercial_agent')
  return (
    <QueryPanel
      title={t('orders.title')}
      asked={asked}
      height={280}
      flush
      aside={
        orders.length > 0 && (
          <TextLink inherit={false} fz={13} fw={600} py={10} to="/orders" search={view}>
            {t('orders.all')}
          </TextLink>
        )
      }
    >
      {orders.length === 0 ? (
        <EmptyState
          icon={IconReceipt}
          title={t('orders.empty')}
          help={t(`orders.emptyHelp.${isAdmin(viewer.userGroup.code) ? 'all' : other}`)}
        />
      ) : (
        <OrderRows orders={orders} party={isParty ? undefined : other} withTax={viewer.userGroup.code === 'customer'} />
      )}
    </QueryPanel>
  )
}
