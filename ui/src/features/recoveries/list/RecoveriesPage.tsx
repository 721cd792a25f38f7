import { IconPlus, IconTruckReturn } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { useWaitingIn } from '~/shared/api/waiting'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { NoResult } from '~/shared/parts/NoResult'
import { useSession } from '~/shared/session/session'
import { keepsStock } from '~/shared/warehouse/goods'
import { pendingQuery } from '../queries'
import { NotForYou } from './NotForYou'
import { recoveryList } from './recovery-list'
import { TABS } from './search'

/** The goods that suppliers take back; everything chosen here is in the URL. */
export function RecoveriesPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return keepsStock(user.userGroup.code) ? <Page user={user} /> : <NotForYou group={user.userGroup.code} />
}

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('recoveries')
  const withSupplier = isAdmin(user.userGroup.code)
  const recoveries = useList(useMemo(() => recoveryList(t, withSupplier), [t, withSupplier]))
  const { search, change, isFiltered, clear } = recoveries
  const counts = { todo: useWaitingIn('recoveries'), pending: useQuery(pendingQuery).data, ordered: undefined }
  const { isBusy, onCsv } = useExport(t('export.failed'))
  return (
    <ListScreen
      on={recoveries}
      path="/stock_recoveries"
      title={t('title')}
      rowLabel={({ number }) => number}
      actions={
        <>
          <ExportMenu
            label={t('export.all')}
            ways={[
              {
                label: t('export.all'),
                onChoose: () =>
                  void onCsv(t('export.file'), recoveries.all, async (rows) =>
                    (await import('./recoveries-csv')).recoveriesCsv(t, rows),
                  ),
              },
            ]}
            disabled={!recoveries.pages.total}
            isBusy={isBusy}
          />
          <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/stock_recoveries/create">
            {t('create.open')}
          </LinkButton>
        </>
      }
      tabs={
        <ListTabs
          label={t('tabs.label')}
          tabs={[undefined, ...TABS].map((key) => ({
            key,
            label: t(`tabs.${key ?? 'all'}`),
            count: key && counts[key],
          }))}
          current={search.tab}
          onTab={(tab) => change({ tab })}
        />
      }
      empty={
        isFiltered || search.tab ? (
          <NoResult help={t('none.filtered')} onClear={() => clear({ tab: undefined })} />
        ) : (
          <EmptyState
            icon={IconTruckReturn}
            title={t('none.title')}
            help={t('none.help')}
            action={
              <LinkButton variant="default" to="/stock_recoveries/create">
                {t('create.open')}
              </LinkButton>
            }
          />
        )
      }
    />
  )
}
