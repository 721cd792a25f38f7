import { IconTruckReturn } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { useWaitingIn } from '~/shared/api/waiting'
import { ListExport } from '~/shared/list/ListExport'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { wholeAnd } from '~/shared/list/whole-and'
import { ListTabs } from '~/shared/parts/ListTabs'
import { KeepersOnly } from '~/shared/warehouse/KeepersOnly'
import { pendingQuery } from '../queries'
import { recoveryList } from './recovery-list'
import { TABS } from './search'

/** The goods that suppliers take back; everything chosen here is in the URL. */
export const RecoveriesPage = () => <KeepersOnly of="recoveries">{(user) => <Page user={user} />}</KeepersOnly>

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('recoveries')
  const withSupplier = isAdmin(user.userGroup.code)
  const recoveries = useList(useMemo(() => recoveryList(t, withSupplier), [t, withSupplier]))
  const { search, change } = recoveries
  const counts = { todo: useWaitingIn('recoveries'), pending: useQuery(pendingQuery).data, ordered: undefined }
  return (
    <ListScreen
      on={recoveries}
      path="/stock_recoveries"
      title={t('title')}
      rowLabel={({ number }) => number}
      create={{ to: '/stock_recoveries/create', label: t('create.open') }}
      actions={
        <ListExport
          on={recoveries}
          label={t('export.all')}
          file={t('export.file')}
          failed={t('export.failed')}
          csv={async (rows) => (await import('./recoveries-csv')).recoveriesCsv(t, rows)}
        />
      }
      tabs={
        <ListTabs
          label={t('tabs.label')}
          tabs={wholeAnd(TABS, (key) => t(`tabs.${key}`), counts)}
          current={search.tab}
          onTab={(tab) => change({ tab })}
        />
      }
      noResult={t('none.filtered')}
      clearsTab
      empty={{ icon: IconTruckReturn, title: t('none.title'), help: t('none.help') }}
    />
  )
}
