import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import { Timeline, type TimelineEvent } from '~/shared/parts/Timeline'
import type { RecoveryDetail } from '../recovery'

/** What happened of a return, and what is still to come. */
export function HistoryPanel({ recovery: { timeline, status } }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const events = timeline.map(
    ({ to, at, actor, impersonator, comment }): TimelineEvent => ({
      key: to,
      title: t(`history.${to}`),
      at,
      by: impersonator ? t('history.by', { actor, admin: impersonator }) : actor,
      detail: comment,
    }),
  )
  const next: TimelineEvent[] = status === 'pending' ? [{ key: 'next', title: t('history.next') }] : []
  return (
    <Panel title={t('history.steps')}>
      <Timeline events={[...events, ...next]} />
    </Panel>
  )
}
