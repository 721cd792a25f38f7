import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type Queue, refusedOf, useQueue, waitingOf } from './queue'

/** Whether everything that was done here has reached the server. */
export function QueueState() {
  return <StateOf {...useQueue()} />
}

/** The state of a queue, in words; told when it changes. */
export function StateOf({ commands, isSending, isOffline }: Queue) {
  const { t } = useTranslation()
  const waiting = waitingOf(commands).length
  const refused = refusedOf(commands).length
  const state = () => {
    if (refused > 0) return <StatusDot tone="error" label={t('queue.refused', { count: refused })} />
    if (isOffline) return <StatusDot tone="attention" label={t('queue.offline', { count: waiting })} />
    if (isSending && waiting > 0) return <StatusDot tone="progress" label={t('queue.sending')} />
    if (waiting > 0) return <StatusDot tone="attention" label={t('queue.waiting', { count: waiting })} />
    return <StatusDot tone="done" label={t('queue.sent')} />
  }
  return <output>{state()}</output>
}
