import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { Panel } from '~/shared/parts/Panel'
import { Timeline, type TimelineEvent } from '~/shared/parts/Timeline'
import type { CountStatus, StockCountDetail } from '../count'

type Step = Schemas['ReceiptsStockCountStep']

/** What happened of a count, and what is still to come. */
export function HistoryPanel({ count: { timeline, status } }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const coming: Partial<Record<CountStatus, string[]>> = { open: ['review', 'approved'], review: ['approved'] }
  const next = (coming[status] ?? []).map((key): TimelineEvent => ({ key, title: t(`history.coming.${key}`) }))
  return (
    <Panel title={t('history.steps')}>
      <Timeline events={[...timeline.map((step, at) => eventOf(t, step, at)), ...next]} />
    </Panel>
  )
}

const titleOf = ({ from, to }: Step) => {
  if (from === null) return 'begun'
  return to === 'open' ? 'again' : to
}

const eventOf = (t: TFunction<'counts'>, step: Step, at: number): TimelineEvent => ({
  key: String(at),
  title: t(`history.${titleOf(step)}`),
  at: step.at,
  by: step.impersonator ? t('history.by', { actor: step.actor, admin: step.impersonator }) : step.actor,
  detail: step.comment,
  tone: step.to === 'canceled' ? 'error' : 'done',
})
