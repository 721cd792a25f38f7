import { IconArrowRight, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { tell } from '~/shared/api/tell'
import { useSession } from '~/shared/session/session'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { Selection } from '~/shared/table/selection'
import { pageOf } from './person-screen'
import { useStatusChange } from './StatusChanges'
import { bulkActions, type StatusAction } from './status-actions'
import { statusIcons } from './status-icons'
import { useUserExport } from './use-user-export'
import { chosenUsers } from './user-export'
import { listedStatuses } from './user-list'
import type { UserSearch } from './user-search'

interface Props {
  selection: Selection<PersonCard>
  list: Query
  search: UserSearch
}

/** What can be done with the chosen people. */
export function UserBulkBar({ selection, list, search }: Props) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const navigate = useNavigate()
  const viewer = useSession((session) => session.user)
  const { isBusy: isExporting, onExport } = useUserExport()
  const { start, isBusy } = useStatusChange()
  const [isGathering, setIsGathering] = useState(false)
  const gather = () => chosenUsers(client, list, selection)
  const [only] = selection.count === 1 ? selection.rows : []
  const statuses = selection.isAll ? listedStatuses(search) : selection.rows.map(({ status }) => status)

  async function onAction(action: StatusAction) {
    setIsGathering(true)
    try {
      start(action, await gather())
    } catch (error) {
      tell(error, t('status.gatherFailed'))
    } finally {
      setIsGathering(false)
    }
  }

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
            disabled={isBusy || isGathering}
            onClick={() => void onAction(action)}
          >
            {t(`status.verb.${action.verb}`)}
          </BulkAction>
        )
      })}
      <BulkAction
        icon={<IconDownload size={17} aria-hidden />}
        disabled={isExporting}
        onClick={() => void onExport(gather)}
      >
        {t('export.csv')}
      </BulkAction>
    </BulkBar>
  )
}
