import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import { Timeline } from '~/shared/parts/Timeline'
import type { TimelineEntry } from './order'

const bad = ['canceled', 'incident', 'paid_error', 'canceled_quotation']

/** What happened to an order, the latest last; what nobody did, Millésime did. */
export function OrderHistory({ timeline }: { timeline: TimelineEntry[] }) {
  const { t } = useTranslation('orders')
  return (
    <Panel title={t('history.title')}>
      <Timeline
        events={timeline.map(({ to, at, actor, impersonated, comment }) => ({
          key: `${at}-${to}`,
          title: t(`enums:order_status.${to}`),
          at,
          by: impersonated ? t('history.onBehalf', { name: actor }) : actor || 'Millésime',
          detail: comment,
          tone: bad.includes(to) ? 'error' : 'done',
        }))}
      />
    </Panel>
  )
}
