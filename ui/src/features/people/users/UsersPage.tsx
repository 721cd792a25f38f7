import { IconPlus, IconUsers } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, PersonCard } from '~/api/types'
import { csvDay } from '~/shared/export/csv'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { personName } from '~/shared/format/person-name'
import { csvOf } from '~/shared/list/csv-of'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { LinkButton } from '~/shared/parts/LinkButton'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { StatusChanges } from '../status/StatusChanges'
import { UserStatusTabs } from './UserStatusTabs'
import { userList } from './user-list'
import type { UserSearch } from './user-search'

// The trail is the superadmin's alone.
const AuditTrail = lazy(() => import('../audit/AuditTrail').then((part) => ({ default: part.AuditTrail })))

// Fetched when somebody is chosen: the list is read far more often.
const UserBulkBar = lazy(() => import('./UserBulkBar').then((part) => ({ default: part.UserBulkBar })))

/** Everybody's accounts, as administrators keep them; everything chosen here is in the URL. */
export function UsersPage() {
  const viewer = useSession((session) => session.user)
  const [{ tab: current }, change] = useListSearch<UserSearch>()
  if (!viewer) return null
  const hasJournal = viewer.userGroup.code === 'superadmin'
  const tabs = (
    <UserStatusTabs
      tab={current}
      hasJournal={hasJournal}
      onTab={(tab) => change({ tab, status: undefined, ...(tab === 'journal' ? { sort: undefined } : {}) })}
    />
  )
  return current === 'journal' && hasJournal ? (
    <Suspense>
      <AuditTrail tabs={tabs} />
    </Suspense>
  ) : (
    <Users viewer={viewer} tabs={tabs} />
  )
}

function Users({ viewer, tabs }: { viewer: Me; tabs: ReactNode }) {
  const { t } = useTranslation('users')
  const users = useList(useMemo(() => userList(t, viewer), [t, viewer]))
  const { pages, search, selection } = users
  const { isBusy, onCsv } = useExport(t('export.failed'))
  const exportRows = (gather: () => Promise<PersonCard[]>) =>
    void onCsv(
      t('export.file'),
      gather,
      (rows) => usersCsv(t, rows),
      (count) => t('export.done', { count }),
    )
  return (
    <StatusChanges onChanged={selection.onClear}>
      <ListScreen
        on={users}
        path="/users"
        title={t('title')}
        rowLabel={personName}
        actions={
          <>
            <ExportMenu
              label={t('export.all')}
              ways={[{ label: t('export.csv'), onChoose: () => exportRows(users.all) }]}
              disabled={!pages.total}
              isBusy={isBusy}
              isByChoice
            />
            <LinkButton to="/users/create" leftSection={<IconPlus size={17} aria-hidden />}>
              {t('create.open')}
            </LinkButton>
          </>
        }
        tabs={tabs}
        bulk={
          selection.count > 0 && (
            <UserBulkBar users={users} isExporting={isBusy} onExport={() => exportRows(users.chosen)} />
          )
        }
        noResult={t('empty.filtered')}
        empty={{ icon: IconUsers, title: t(`empty.${search.tab ?? 'all'}`) }}
      />
    </StatusChanges>
  )
}

/** People as a file for spreadsheets. */
function usersCsv(t: TFunction<'users'>, users: PersonCard[]): string {
  return csvOf(users, [
    [t('field.company'), (user) => user.company],
    [t('field.lastName'), (user) => user.lastName],
    [t('field.firstName'), (user) => user.firstName],
    [t('field.userGroup'), (user) => t(`enums:user_group.${user.userGroup.code}`)],
    [t('field.status'), (user) => t(`enums:user_status.${user.status}`)],
    [t('field.email'), (user) => user.email],
    [t('field.phone'), (user) => user.phone],
    [t('field.siren'), (user) => user.siren],
    [t('column.createdAt'), (user) => csvDay(user.createdAt)],
  ])
}
