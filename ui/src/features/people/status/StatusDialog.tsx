import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { personName } from '~/shared/format/person-name'
import { type Account, needsReason, type StatusAction } from './status-actions'

interface Props {
  action: StatusAction
  accounts: readonly Account[]
  send: (reason: string) => Promise<void>
  onClose: () => void
}

/** Says what a change of status means, and asks why where somebody will want to know. */
export function StatusDialog({ action, accounts, send, onClose }: Props) {
  const { t } = useTranslation('users')
  const { verb, to } = action
  const isRequired = needsReason(action, accounts)
  const isHarm = to === 'blocked' || to === 'deleted'
  const count = accounts.length
  const [first] = accounts
  return (
    <MoveDialog
      title={t(`status.ask.${verb}`, { count, name: first ? personName(first) : '' })}
      lead={t(`status.meaning.${verb}`, { count })}
      submit={t(`status.confirm.${verb}`, { count })}
      isHarm={isHarm}
      comment={
        isHarm
          ? {
              name: 'reason',
              label: t('status.reason'),
              description: t(isRequired ? 'status.reasonSent' : 'status.reasonKept'),
              isRequired,
            }
          : undefined
      }
      send={({ comment }) => send(comment)}
      onClose={onClose}
    />
  )
}
