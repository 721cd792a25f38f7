import { Button } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { formatTotal } from '~/shared/format/format'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { type ChangeSearch, useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { UserStatusTabs } from './UserStatusTabs'
import { UsersBar } from './UsersBar'
import classes from './UsersPage.module.css'
import { UsersTable } from './UsersTable'
import { useUserExport } from './use-user-export'
import { userColumns } from './user-columns'
import { allUsers } from './user-export'
import { userListQuery } from './user-list'
import { usersPageQuery } from './user-queries'
import type { UserSearch } from './user-search'

// The trail is the superadmin's alone.
const AuditTrail = lazy(() => import('./AuditTrail').then((part) => ({ default: part.AuditTrail })))

/** Everybody's accounts, as administrators keep them; everything chosen here is in the URL. */
export function UsersPage() {
  const viewer = useSession((session) => session.user)
  const [search, change] = useListSearch<UserSearch>()
  if (!viewer) return null
  const hasJournal = viewer.userGroup.code === 'superadmin'
  const tabs = (
    <UserStatusTabs
      tab={search.tab}
      hasJournal={hasJournal}
      onTab={(tab) => change({ tab, status: undefined, ...(tab === 'journal' ? { sort: undefined } : {}) })}
    />
  )
  return search.tab === 'journal' && hasJournal ? (
    <Suspense>
      <AuditTrail search={search} onChange={change} tabs={tabs} />
    </Suspense>
  ) : (
    <Users search={search} onChange={change} viewer={viewer} tabs={tabs} />
  )
}

interface Props {
  search: UserSearch
  onChange: ChangeSearch<UserSearch>
  viewer: Me
  tabs: ReactNode
}

function Users({ search, onChange, viewer, tabs }: Props) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const columns = useMemo(() => userColumns(t, viewer), [t, viewer])
  const onColumns = useCallback((own: string[] | undefined) => onChange({ columns: own }), [onChange])
  const view = useTableView('users', columns, { columns: search.columns, onColumns })
  const list = userListQuery(search)
  const pages = useRowPages((page) => usersPageQuery(list, page))
  const { isBusy, onExport } = useUserExport()
  const { total } = pages
  const counted =
    total === undefined ? '\u00A0' : t('count', { count: total, amount: formatTotal(total, pages.capped) })
  return (
    <>
      <RememberList list="/users" />
      <PageHeader
        title={t('title')}
        subtitle={counted}
        actions={
          <>
            <Button
              variant="default"
              className={classes.export ?? ''}
              leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
              disabled={!total}
              loading={isBusy}
              onClick={() => void onExport(() => allUsers(client, list))}
            >
              {t('export.all')}
            </Button>
            <Button component={Link} to="/users/create" leftSection={<IconPlus size={17} aria-hidden />}>
              {t('create.open')}
            </Button>
          </>
        }
      />
      <Panel flush>
        {tabs}
        <UsersBar search={search} onChange={onChange} view={view} found={counted} />
        <UsersTable pages={pages} columns={columns} view={view} list={list} search={search} onChange={onChange} />
      </Panel>
    </>
  )
}
