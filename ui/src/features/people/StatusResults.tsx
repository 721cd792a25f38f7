import { Button, Group, Modal } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { personName } from '~/shared/format/person-name'
import type { StatusOutcome } from './change-statuses'
import classes from './StatusResults.module.css'
import type { StatusAction } from './status-actions'

interface Props {
  action: StatusAction
  outcomes: StatusOutcome[]
  onClose: () => void
}

/** What became of each account, those that were refused first, with why. */
export function StatusResults({ action, outcomes, onClose }: Props) {
  const { t } = useTranslation('users')
  const refused = outcomes.filter(({ isDone }) => !isDone)
  const done = outcomes.filter(({ isDone }) => isDone)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('status.refused', { count: refused.length, total: outcomes.length })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <ul className={classes.list} aria-label={t('status.results')}>
        {refused.map(({ account, message }) => (
          <li key={account.id} className={classes.row} data-outcome="refused">
            <IconCircleX size={19} stroke={1.8} aria-hidden />
            <div>
              <b>{personName(account)}</b>
              <p className={classes.why}>{message}</p>
            </div>
          </li>
        ))}
        {done.map(({ account }) => (
          <li key={account.id} className={classes.row}>
            <IconCircleCheck size={19} stroke={1.8} aria-hidden />
            <div>
              <b>{personName(account)}</b>
              <p className={classes.why}>{t(`status.one.${action.verb}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg" className={classes.foot ?? ''}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      </Group>
    </Modal>
  )
}
