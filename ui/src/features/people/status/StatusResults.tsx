import { useTranslation } from 'react-i18next'
import { personName } from '~/shared/format/person-name'
import { OutcomeDialog } from '~/shared/table/OutcomeDialog'
import type { StatusOutcome } from './change-statuses'
import type { StatusAction } from './status-actions'

interface Props {
  action: StatusAction
  outcomes: StatusOutcome[]
  onClose: () => void
}

/** What became of each account. */
export function StatusResults({ action, outcomes, onClose }: Props) {
  const { t } = useTranslation('users')
  const refused = outcomes.filter(({ isDone }) => !isDone)
  return (
    <OutcomeDialog
      title={t('status.refused', { count: refused.length, total: outcomes.length })}
      label={t('status.results')}
      outcomes={outcomes.map(({ account, isDone, message }) => ({
        id: account.id,
        name: <b>{personName(account)}</b>,
        isDone,
        words: isDone ? t(`status.one.${action.verb}`) : message,
      }))}
      onClose={onClose}
    />
  )
}
