import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type Queue, refusedOf, useQueue, waitingOf } from './queue'

interface Props {
  /** What was entered here and is not yet handed to the queue, in words; '' for nothing. */
  unsaved?: string
}

/** Whether everything that was done here has reached the server. */
export const QueueState = ({ unsaved = '' }: Props) => <StateOf {...useQueue()} unsaved={unsaved} />

/** The state of a queue, in words; told when it changes. */
export function StateOf({ commands, isSending, isOffline, unsaved = '' }: Queue & Props) {
  const { t } = useTranslation()
  const waiting = waitingOf(commands).length
  const refused = refusedOf(commands).length
  const state = () => {
    if (refused > 0) return <StatusDot tone="error" label={t('queue.refused', { count: refused })} />
    if (isOffline) return <StatusDot tone="attention" label={t('queue.offline', { count: waiting })} />
    if (isSending && waiting > 0) return <StatusDot tone="progress" label={t('queue.sending')} />
    if (waiting > 0) return <StatusDot tone="attention" label={t('queue.waiting', { count: waiting })} />
    if (unsaved) return <StatusDot tone="attention" label={unsaved} />
    return <StatusDot tone="done" label={t('queue.sent')} />
  }
  return <output>{state()}</output>
}
