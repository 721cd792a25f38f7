import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { api } from '~/shared/api/client'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { accountStates } from '../account-states'
import { StatusChanges, useStatusChange } from './StatusChanges'
import classes from './StatusPanel.module.css'
import { actionsOf } from './status-actions'

interface Props {
  user: Person
}

/** Where an account stands and what an admin may do about it. */
export function StatusPanel({ user }: Props) {
  const { t } = useTranslation('users')
  return (
    <Panel title={t('status.title')}>
      <div className={classes.status}>
        <StateDot of={accountStates} state={user.status} />
        {user.createdAt && (
          <span className={classes.since}>{t('status.since', { date: formatDate(user.createdAt) })}</span>
        )}
      </div>
      {user.statusReason && (
        <p className={classes.reason}>
          <span className={classes.label}>{t('status.reason')}</span>
          {user.statusReason}
        </p>
      )}
      {user.awaitsActivation && <p className={classes.reason}>{t('activation.awaited')}</p>}
      <StatusChanges>
        <Actions user={user} />
      </StatusChanges>
    </Panel>
  )
}

/** The one thing that an account waits for: to be validated, or its person to be written to again. */
export const NextStatus = ({ user }: Props) => (
  <StatusChanges>
    <Next user={user} />
  </StatusChanges>
)

function Next({ user }: Props) {
  const { t } = useTranslation('users')
  const { start, isBusy, intent } = useStatusChange()
  const validate = actionsOf(user.status, user.transitions).find(({ verb }) => verb === 'validate')
  if (validate) {
    return (
      <Button loading={isBusy} {...intent} onClick={() => start(validate, [user])}>
        {t('status.next.validate')}
      </Button>
    )
  }
  return user.awaitsActivation && isOpen(user) ? <ActivationButton user={user} /> : null
}

const isOpen = ({ status }: Person) => status === 'valid' || status === 'processing'

function Actions({ user }: Props) {
  const { t } = useTranslation('users')
  const { start, isBusy, intent } = useStatusChange()
  const actions = actionsOf(user.status, user.transitions)
  if (actions.length === 0) return null
  return (
    <div className={classes.actions}>
      {actions.map((action) => (
        <Button
          key={action.to}
          variant="default"
          className={action.to === 'deleted' ? (classes.harm ?? '') : ''}
          disabled={isBusy}
          {...intent}
          onClick={() => start(action, [user])}
        >
          {t(`status.verb.${action.verb}`)}
        </Button>
      ))}
    </div>
  )
}

/** Mails a new activation link to who never chose a password; the client says why when it is refused. */
function ActivationButton({ user }: Props) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/users/{id}/activation', {}, { path: { id: user.id } }),
    onSuccess: () => toast.success(t('activation.sent'), { detail: t('activation.sentHelp', { email: user.email }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['people'] }),
  })
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {t('activation.send')}
    </Button>
  )
}
