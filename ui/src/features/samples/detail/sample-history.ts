import type { TFunction } from 'i18next'
import type { SampleRequestDetail } from '~/api/types'
import type { TimelineEvent } from '~/shared/parts/Timeline'

/** What happened to a request, and what is still to come. */
export function historyOf(t: TFunction<'samples'>, request: SampleRequestDetail): TimelineEvent[] {
  const { timeline, deliveredAt, canceledAt, feedback, order, status } = request
  const events: TimelineEvent[] = timeline.map(({ from, to, actor, impersonator, comment, at }) => ({
    key: to,
    title: t(from === null ? 'history.asked' : `history.${to}`),
    at,
    by: impersonator ? t('history.by', { actor, admin: impersonator }) : actor,
    detail: comment,
    tone: to === 'reject' ? 'error' : 'done',
  }))
  if (deliveredAt) events.push({ key: 'delivered', title: t('history.delivered'), at: deliveredAt })
  if (canceledAt) events.push({ key: 'canceled', title: t('history.canceled'), at: canceledAt, tone: 'error' })
  if (feedback) events.push({ key: 'feedback', title: t('history.feedback'), at: feedback.at })
  const isComing = status !== 'reject' && !deliveredAt && !canceledAt
  if (isComing && status === 'pending') events.push({ key: 'answer', title: t('next.pending.buyer') })
  if (isComing && !order) events.push({ key: 'order', title: t('history.ordering') })
  if (isComing) events.push({ key: 'delivery', title: t('history.deliveredNext') })
  return events
}
