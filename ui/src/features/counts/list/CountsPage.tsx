import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { useWaitingIn } from '~/shared/api/waiting'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { NoResult } from '~/shared/parts/NoResult'
import { useSession } from '~/shared/session/session'
import { keepsStock } from '~/shared/warehouse/goods'
import { openCountsQuery } from '../queries'
import { CountsExport } from './CountsExport'
import { countList } from './count-list'
import { NoCounts } from './NoCounts'
import { NotForYou } from './NotForYou'
import { TABS, type Tab } from './search'

/** The counts of the stock; everything chosen here is in the URL. */
export function CountsPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return keepsStock(user.userGroup.code) ? <Page user={user} /> : <NotForYou group={user.userGroup.code} />
}

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('counts')
  const withSupplier = isAdmin(user.userGroup.code)
  const counts = useList(useMemo(() => countList(t, withSupplier), [t, withSupplier]))
  const { search, change, isFiltered, clear } = counts
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
      actions={
        <>
          <CountsExport counts={counts} />
          <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/stock_counts/create">
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
            count: key && amounts[key],
          }))}
          current={search.tab}
          onTab={(tab) => change({ tab, status: undefined })}
        />
      }
      empty={
        isFiltered || search.tab ? (
          <NoResult help={t('none.filtered')} onClear={() => clear({ tab: undefined })} />
        ) : (
          <NoCounts />
        )
      }
    />
  )
}
