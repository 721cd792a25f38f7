import { Anchor } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { DataTable } from '~/shared/table/DataTable'
import type { Audience } from './audience'
import { orderColumns } from './order-columns'
import { lastOrdersQuery } from './queries'

/** The latest orders, and the way to all of them. */
export function LastOrders({ audience }: { audience: Audience }) {
  const { t } = useTranslation('home')
  const orders = useQuery(lastOrdersQuery)
  const columns = useMemo(() => orderColumns(t, audience), [t, audience])
  return (
    <Panel
      title={t('latest.title')}
      flush
      aside={
        <Anchor component={Link} to="/orders" fz={13} fw={600}>
          {t('latest.all')}
        </Anchor>
      }
    >
      {orders.isError ? (
        <ErrorState error={orders.error} onRetry={() => orders.refetch()} />
      ) : (
        <DataTable
          label={t('latest.title')}
          columns={columns}
          rows={orders.data?.['hydra:member']}
          rowKey={(order) => order['@id']}
          skeletonRows={6}
          empty={<EmptyState icon={IconReceipt} title={t('latest.empty')} help={t(`latest.emptyHelp.${audience}`)} />}
        />
      )}
    </Panel>
  )
}
