import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { accountsQuery } from '~/shared/payment/accounts'
import { useSession } from '~/shared/session/session'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { localPages } from '~/shared/table/local-pages'
import type { Account } from './account'
import { accountColumns } from './account-columns'

const keyOf = ({ supplier, customer }: Account) => `${supplier.id} ${customer.id}`

/** The accounts on which something is open, those that are overdue by most first. */
export function AccountsPage() {
  const { t } = useTranslation('payment')
  const group = useSession(({ user }) => user?.userGroup.code ?? 'restaurant')
  const columns = useMemo(() => accountColumns(t, group), [t, group])
  const { data, error, refetch } = useQuery(accountsQuery)
  const accounts = data?.['hydra:member']
  return (
    <>
      <RememberList list="/accounts" />
      <PageHeader
        title={t('account.list')}
        subtitle={accounts ? t('account.counted', plural(accounts.length)) : '\u00A0'}
      />
      <Panel flush>
        <ContinuousTable
          label={t('account.list')}
          columns={columns}
          rowKey={keyOf}
          pages={localPages({ key: 'accounts', rows: accounts, error, onRetry: refetch })}
          counted={(count, amount) => t('account.counted', { count, amount })}
          empty={<EmptyState icon={IconScale} title={t('account.emptyTitle')} help={t('account.empty')} />}
        />
      </Panel>
    </>
  )
}
