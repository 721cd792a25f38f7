import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { OrderRows } from '~/shared/parts/OrderRows'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { TextLink } from '~/shared/parts/TextLink'
import type { Audience, Tax } from './audience'
import { lastOrdersQuery } from './queries'

/** The latest orders, and the way to all of them. */
export function LastOrders({ audience, tax }: { audience: Audience; tax: Tax }) {
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
