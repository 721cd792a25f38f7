import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { Panel } from '~/shared/parts/Panel'
import { Timeline } from '~/shared/parts/Timeline'
import type { OrderDetail, TimelineEntry } from './order'
import { ProofLink } from './ProofLink'

const bad = ['canceled', 'incident', 'paid_error', 'canceled_quotation']

/** Waiting for the invoice is still Livrée to its reader (rulings, values and labels): it is not told twice. */
const isToldAlready = ({ to, comment }: TimelineEntry, before: TimelineEntry | undefined) =>
  to === 'pending_invoice' && before?.to === 'shipped' && comment === ''

interface Props {
  order: Pick<OrderDetail, 'number' | 'timeline' | 'proof'>
  /** The states still to come on the usual way. */
  coming?: OrderStatus[]
}

/** What happened to an order or a quotation and what is to come, the latest last; what nobody did, Millésime did. */
export function OrderHistory({ order, coming = [] }: Props) {
  const { t } = useTranslation('order')
  const { timeline, proof } = order
  const past = timeline.filter((entry, at) => !isToldAlready(entry, timeline[at - 1]))
  return (
    <Panel title={t('history.title')}>
      <Timeline
        events={[
          ...past.map(({ from, to, at, actor, impersonator, comment }) => ({
            key: `${at}-${to}`,
            title:
              from === 'incident'
                ? t('history.settled', { status: t(`enums:order_status.${to}`) })
                : t(`enums:order_status.${to}`),
            at,
            by: impersonator ? t('history.actingFor', { admin: impersonator, name: actor }) : actor || 'Millésime',
            detail:
              proof && from === 'quotation' && to === 'processing' ? (
                <>
                  {comment}
                  <ProofLink proof={proof} number={order.number} />
                </>
              ) : (
                comment
              ),
            tone: bad.includes(to) ? ('error' as const) : ('done' as const),
          })),
          ...coming.map((to) => ({ key: to, title: t(`enums:order_status.${to}`) })),
        ]}
      />
    </Panel>
  )
}
