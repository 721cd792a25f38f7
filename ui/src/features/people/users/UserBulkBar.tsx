import { IconArrowRight, IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import type { ListOnScreen } from '~/shared/list/use-list'
import { useBusy } from '~/shared/parts/use-busy'
import { useSession } from '~/shared/session/session'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { pageOf } from '../record/person-screen'
import { useStatusChange } from '../status/StatusChanges'
import { bulkActions, type StatusAction } from '../status/status-actions'
import { statusIcons } from '../status/status-icons'
import { listedStatuses } from './user-list'
import type { UserSearch } from './user-search'

interface Props {
  users: ListOnScreen<PersonCard, UserSearch>
  isExporting: boolean
  onExport: () => void
}

/** What can be done with the chosen people. */
export function UserBulkBar({ users, isExporting, onExport }: Props) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  const viewer = useSession((session) => session.user)
  const { start, isBusy } = useStatusChange()
  const gathering = useBusy()
  const { selection, search, chosen } = users
  const [only] = selection.count === 1 ? selection.rows : []
  const statuses = selection.isAll ? listedStatuses(search) : selection.rows.map(({ status }) => status)

  const onAction = (action: StatusAction) =>
    void gathering.run(async () => start(action, await chosen()), t('status.gatherFailed'))

  return (
    <BulkBar count={selection.count} gender="masculine" onClear={selection.onClear}>
      {only && viewer && (
        <BulkAction
          icon={<IconArrowRight size={17} aria-hidden />}
          onClick={() => void navigate({ to: pageOf(only, viewer) })}
        >
          {t('row.open')}
        </BulkAction>
      )}
      {bulkActions(statuses).map((action) => {
        const Sign = statusIcons[action.verb]
        return (
          <BulkAction
            key={action.verb}
            icon={<Sign size={17} aria-hidden />}
            disabled={isBusy || gathering.isBusy}
            onClick={() => onAction(action)}
          >
            {t(`status.verb.${action.verb}`)}
          </BulkAction>
        )
      })}
      <BulkAction icon={<IconDownload size={17} aria-hidden />} disabled={isExporting} onClick={onExport}>
        {t('export.csv')}
      </BulkAction>
    </BulkBar>
  )
}
