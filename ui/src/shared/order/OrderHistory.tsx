import { Anchor } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { useDownload } from '~/shared/export/use-download'
import { plural } from '~/shared/format/format'
import { TextLink } from '~/shared/parts/TextLink'
import type { OrderDetail, TimelineEntry } from './order'
import { orderStates } from './order-states'
import classes from './ProofLink.module.css'

/** Waiting for the invoice is still Livrée to its reader (rulings, values and labels): it is not told twice. */
const isToldAlready = ({ to, comment }: TimelineEntry, before: TimelineEntry | undefined) =>
  to === 'pending_invoice' && before?.to === 'shipped' && comment === ''

type Told = Pick<OrderDetail, 'number' | 'timeline' | 'proof'>

interface Props {
  order: Told
  /** The states still to come on the usual way. */
  coming?: OrderStatus[]
}

/** What happened to an order or a quotation and what is to come, an incident's reason apart, which its panel tells. */
export function OrderHistory({ order, coming = [] }: Props) {
  const { t } = useTranslation('order')
  const { timeline } = order
  return (
    <DocumentHistory
      states={orderStates}
      steps={timeline.filter((entry, at) => !isToldAlready(entry, timeline[at - 1]))}
      titleOf={(entry) => titleOf(t, entry)}
      detailOf={(entry) => detailOf(t, entry, order)}
      coming={coming.map((to) => t(`enums:order_status.${to}`))}
    />
  )
}

/** What an entry is called: what was given up or arrived while the state stayed, or the state that the order came to. */
function titleOf(t: TFunction<'order'>, { from, to, givenUpQuantity: count }: TimelineEntry): string {
  if (count > 0) return t('history.givenUp', plural(count))
  if (from === to) return t('history.parcelDelivered')
  const status = t(`enums:order_status.${to}`)
  return from === 'incident' ? t('history.settled', { status }) : status
}

/** What was said, with the proof that was kept, or the order that one stands for. */
function detailOf(t: TFunction<'order'>, entry: TimelineEntry, { proof, number }: Told): ReactNode {
  const { from, to, comment, related } = entry
  if (proof && from === 'quotation' && to === 'processing') {
    return (
      <>
        {comment}
        <ProofLink proof={proof} number={number} />
      </>
    )
  }
  if (!related) return to !== 'incident' && comment
  return (
    <>
      {t(from === null ? 'history.insteadOf' : 'history.replacedBy')}{' '}
      <TextLink to="/orders/$orderId" params={{ orderId: String(related.id) }}>
        {related.number}
      </TextLink>
    </>
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
