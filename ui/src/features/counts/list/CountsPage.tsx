import { IconClipboardCheck } from '@tabler/icons-react'
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
import { openCountsQuery } from '../queries'
import { countList } from './count-list'
import { TABS, type Tab } from './search'

/** The counts of the stock; everything chosen here is in the URL. */
export const CountsPage = () => <KeepersOnly of="counts">{(user) => <Page user={user} />}</KeepersOnly>

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('counts')
  const withSupplier = isAdmin(user.userGroup.code)
  const counts = useList(useMemo(() => countList(t, withSupplier), [t, withSupplier]))
  const { search, change } = counts
  const amounts: Partial<Record<Tab, number | undefined>> = {
    open: useQuery(openCountsQuery).data,
    todo: useWaitingIn('counts'),
  }
  return (
    <ListScreen
      on={counts}
      path="/stock_counts"
      title={t('title')}
      rowLabel={({ number }) => number}
      create={{ to: '/stock_counts/create', label: t('create.open') }}
      actions={
        <ListExport
          on={counts}
          label={t('export.all')}
          file={t('export.file')}
          failed={t('export.failed')}
          csv={async (rows) => (await import('./counts-csv')).countsCsv(t, rows)}
        />
      }
      tabs={
        <ListTabs
          label={t('tabs.label')}
          tabs={wholeAnd(TABS, (key) => t(`tabs.${key}`), amounts)}
          current={search.tab}
          onTab={(tab) => change({ tab, status: undefined })}
        />
      }
      noResult={t('none.filtered')}
      clearsTab
      empty={{ icon: IconClipboardCheck, title: t('none.title'), help: t('none.help') }}
    />
  )
}
