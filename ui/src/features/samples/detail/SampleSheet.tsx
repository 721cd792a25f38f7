import { Drawer, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GroupCode, SampleRequestDetail } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { comingOf, eventsOf } from '~/shared/document/history'
import { StateDot } from '~/shared/document/StateDot'
import { formatSize, wineOf } from '~/shared/format/format'
import { partiesFor } from '~/shared/order/parties'
import { ErrorState } from '~/shared/parts/ErrorState'
import { type Fact, Facts } from '~/shared/parts/Facts'
import { PersonLink } from '~/shared/parts/PersonLink'
import type { TimelineEvent } from '~/shared/parts/Timeline'
import { Timeline } from '~/shared/parts/Timeline'
import { withRequest } from '../list/samples-search'
import { samples } from '../queries'
import { sampleStates } from '../sample'
import type { Asked } from '../sample-actions'
import { SampleButtons } from './SampleButtons'
import classes from './SampleSheet.module.css'

interface Props {
  id: number
  group: GroupCode
  onAsk: (asked: Asked) => void
}

/** One request beside the list: what is asked, what happened, and what its reader may do now. */
export function SampleSheet({ id, group, onAsk }: Props) {
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const { data: request, error, refetch } = useQuery(samples.one(String(id)))
  const close = () => void navigate({ to: '.', search: withRequest(undefined), resetScroll: false })
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size={480}
      title={request ? wineOf(request.product) : t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && !request && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !request && <Skeleton height={320} radius={8} />}
      {request && <Content request={request} group={group} onAsk={onAsk} onGone={close} />}
    </Drawer>
  )
}

interface ContentProps extends Omit<Props, 'id'> {
  request: SampleRequestDetail
  onGone: () => void
}

function Content({ request, group, onAsk, onGone }: ContentProps) {
  const { t } = useTranslation('samples')
  const { product } = request
  const facts = useFacts(request, group)
  return (
    <div className={classes.sheet}>
      <div className={classes.head}>
        <BottleThumb product={product} image={product.image} />
        <div className={classes.wine}>
          <span>
            {[product.appellation, formatSize(product.bottleSizeCl), product.reference].filter(Boolean).join(' · ')}
          </span>
          <Link to="/products/$productId" params={{ productId: String(product.id) }} className={classes.link}>
            {t('sheet.product')}
          </Link>
        </div>
        <StateDot of={sampleStates} state={request.status} />
      </div>
      <Facts facts={facts} />
      <section aria-label={t('sheet.history')}>
        <h3 className={classes.heading}>{t('sheet.history')}</h3>
        <Timeline events={historyOf(t, request)} />
      </section>
      <SampleButtons request={request} onAsk={onAsk} onGone={onGone} />
    </div>
  )
}

/** With whom it is, what is asked and why, where it goes, and what came of it. */
function useFacts(request: SampleRequestDetail, group: GroupCode): Fact[] {
  const { t } = useTranslation('samples')
  const { quantity, comment, reason, order, feedback, shippingAddress: address } = request
  return [
    ...partiesFor(group).map(
      (party): Fact => [
        t(`column.${party}`),
        <PersonLink key={party} person={{ id: request[party].id, group: request[party].group }}>
          {request[party].company}
        </PersonLink>,
      ],
    ),
    [t('column.quantity'), t('quantity', { count: quantity })],
    [t('sheet.comment'), comment],
    [
      t('sheet.address'),
      [
        address.company || request.customer.company,
        address.street,
        address.street2,
        `${address.postcode} ${address.city}`.trim(),
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [t('sheet.reason'), reason],
    [
      t('sheet.order'),
      order && (
        <Link to={pathOf(order['@id'])} className={classes.link}>
          {order.number}
        </Link>
      ),
    ],
    [
      t('sheet.feedback'),
      feedback && (
        <>
          {t('feedback.given', { words: t(`feedback.ratings.${feedback.rating}`), rating: feedback.rating })}
          {feedback.comment && <span className={classes.words}>{feedback.comment}</span>}
        </>
      ),
    ],
  ]
}

/** What happened to a request and to its sample, and what is still to come. */
function historyOf(t: TFunction<'samples'>, request: SampleRequestDetail): TimelineEvent[] {
  const { timeline, deliveredAt, canceledAt, feedback, order, status } = request
  const events = eventsOf(timeline, {
    states: sampleStates,
    titleOf: ({ from, to }) => t(from === null ? 'history.asked' : `history.${to}`),
  })
  if (deliveredAt) events.push({ key: 'delivered', title: t('history.delivered'), at: deliveredAt })
  if (canceledAt) events.push({ key: 'canceled', title: t('history.canceled'), at: canceledAt, tone: 'error' })
  if (feedback) events.push({ key: 'feedback', title: t('history.feedback'), at: feedback.at })
  if (status === 'reject' || deliveredAt || canceledAt) return events
  const coming = [
    ...(status === 'pending' ? [t('next.pending.buyer')] : []),
    ...(order ? [] : [t('history.ordering')]),
    t('history.deliveredNext'),
  ]
  return [...events, ...comingOf(coming)]
}
