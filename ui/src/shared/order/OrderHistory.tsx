import { Anchor } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { useDownload } from '~/shared/export/use-download'
import { plural } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import { Timeline } from '~/shared/parts/Timeline'
import type { OrderDetail, TimelineEntry } from './order'
import classes from './ProofLink.module.css'

const bad = ['canceled', 'incident', 'paid_error', 'canceled_quotation']

/** Waiting for the invoice is still Livrée to its reader (rulings, values and labels): it is not told twice. */
const isToldAlready = ({ to, comment }: TimelineEntry, before: TimelineEntry | undefined) =>
  to === 'pending_invoice' && before?.to === 'shipped' && comment === ''

interface Props {
  order: Pick<OrderDetail, 'number' | 'timeline' | 'proof'>
  /** The states still to come on the usual way. */
  coming?: OrderStatus[]
}

type Named = Pick<TimelineEntry, 'from' | 'to' | 'givenUpQuantity'>

/** What an entry is called: what was given up or arrived while the state stayed, or the state that the order came to. */
function titleOf(t: TFunction<'order'>, { from, to, givenUpQuantity: count }: Named): string {
  if (count > 0) return t('history.givenUp', plural(count))
  if (from === to) return t('history.parcelDelivered')
  const status = t(`enums:order_status.${to}`)
  return from === 'incident' ? t('history.settled', { status }) : status
}

/** What happened to an order or a quotation and what is to come, an incident's reason apart, which its panel tells; the latest last; what nobody did, Millésime did. */
export function OrderHistory({ order, coming = [] }: Props) {
  const { t } = useTranslation('order')
  const { timeline, proof } = order
  const past = timeline.filter((entry, at) => !isToldAlready(entry, timeline[at - 1]))
  return (
    <Panel title={t('history.title')}>
      <Timeline
        events={[
          ...past.map(({ from, to, at, actor, impersonator, comment, givenUpQuantity, related }) => ({
            key: `${at}-${to}`,
            title: titleOf(t, { from, to, givenUpQuantity }),
            at,
            by: impersonator ? t('history.actingFor', { admin: impersonator, name: actor }) : actor || 'Millésime',
            detail:
              proof && from === 'quotation' && to === 'processing' ? (
                <>
                  {comment}
                  <ProofLink proof={proof} number={order.number} />
                </>
              ) : related ? (
                <>
                  {t(from === null ? 'history.insteadOf' : 'history.replacedBy')}{' '}
                  <TextLink to="/orders/$orderId" params={{ orderId: String(related.id) }}>
                    {related.number}
                  </TextLink>
                </>
              ) : (
                to !== 'incident' && comment
              ),
            tone: bad.includes(to) ? ('error' as const) : ('done' as const),
          })),
          ...coming.map((to) => ({ key: to, title: t(`enums:order_status.${to}`) })),
        ]}
      />
    </Panel>
  )
}

/** What is kept of a proof, by the end of its file's name. */
const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png' }

/** Hands out what the customer signed, with which its seller accepted a quotation. */
function ProofLink({ proof, number }: { proof: string; number: OrderDetail['number'] }) {
  const { t } = useTranslation('order')
  const { isBusy, save } = useDownload()
  const nameOf = ({ type }: Blob) => `${t('proof.file', { number })}.${endings[type] ?? 'jpg'}`
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link ?? ''}
      disabled={isBusy}
      onClick={() => void save(pathOf(proof), {}, nameOf)}
    >
      {t('proof.download')}
    </Anchor>
  )
}
