import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { api } from '~/shared/api/client'
import { formatDate } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import { UserStatusDot } from '~/shared/parts/StatusDot'
import { toast } from '~/shared/toasts/toast'
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
        <UserStatusDot status={user.status} />
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

function Actions({ user }: Props) {
  const { t } = useTranslation('users')
  const { start, isBusy, intent } = useStatusChange()
  const actions = actionsOf(user.status, user.transitions)
  const isOpen = user.status === 'valid' || user.status === 'processing'
  const isAwaited = user.awaitsActivation && isOpen
  if (actions.length === 0 && !isAwaited) return null
  return (
    <div className={classes.actions}>
      {isAwaited && <ActivationButton user={user} />}
      {actions.map((action) => (
        <Button
          key={action.to}
          variant={action.verb === 'validate' ? 'filled' : 'default'}
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
function ActivationButton({ user }: { user: Person }) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/users/{id}/activation', {}, { path: { id: user.id } }),
    onSuccess: () => toast.success(t('activation.sent'), { detail: t('activation.sentHelp', { email: user.email }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['people'] }),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('activation.send')}
    </Button>
  )
}
