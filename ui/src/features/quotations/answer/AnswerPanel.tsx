import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import type { QuotationDetail } from '../quotation'
import { type Side, type Standing, standingOf } from '../turn'
import { Validity } from '../Validity'
import { AcceptBox } from './AcceptBox'
import classes from './AnswerPanel.module.css'
import { MoveDialog, ProofDialog } from './dialogs'
import type { Refusal } from './use-acceptance'

interface Props {
  quotation: QuotationDetail
  side: Side
  /** Administrators stand beside: nothing awaits themselves. */
  isBeside: boolean
  isBusy: boolean
  refusal: Refusal | null
  onAccept: () => void
  onRevise: () => void
  onRefuse: () => void
  /** A seller records the customer's agreement. */
  onProof: () => void
}

/** Where a quotation stands and what the reader can do about it; one button alone is filled. */
export function AnswerPanel(props: Props) {
  const { quotation, side, isBeside, refusal } = props
  const { t } = useTranslation('quotations')
  const standing = standingOf(quotation, isBeside ? null : side)
  if (standing === 'accepted' || standing === 'canceled') return <Outcome quotation={quotation} />
  const names = { supplier: quotation.supplier.company, customer: quotation.customer.company }
  const isMine = standing === 'mine'
  const title = isMine ? `turn.${side}.mine` : isBeside ? `turn.beside.${standing}` : `turn.${side}.waiting`
  return (
    <Panel title={t(title, names)}>
      <div className={classes.answer}>
        <p className={classes.help}>
          {isMine
            ? t(`turn.${side}.help`)
            : t(`turn.waiting.${standing}`, { ...names, date: formatDate(quotation.validUntil) })}
        </p>
        {isMine && side === 'customer' && (
          <p className={classes.until}>
            {t('column.validUntil')} <Validity quotation={quotation} />
          </p>
        )}
        {refusal && (
          <Notice tone="error" title={t('accept.refused')}>
            {refusal.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
        <Actions {...props} awaits={isMine ? 'mine' : standing} />
      </div>
    </Panel>
  )
}

function Actions({
  quotation,
  side,
  awaits,
  isBusy,
  onAccept,
  onRevise,
  onRefuse,
  onProof,
}: Props & { awaits: Standing }) {
  const { t } = useTranslation('quotations')
  const { transitions, mayRevise } = quotation
  const isMine = awaits === 'mine'
  const mayAccept = transitions.includes('processing')
  const refuse = transitions.includes('canceled_quotation') && (
    <Button
      variant="default"
      className={classes.refuse ?? ''}
      disabled={isBusy}
      {...MoveDialog.intent}
      onClick={onRefuse}
    >
      {t(refuseLabel(side, awaits))}
    </Button>
  )
  if (side === 'customer' && mayAccept) {
    return (
      <AcceptBox quotation={quotation} isBusy={isBusy} onAccept={onAccept}>
        {mayRevise && (
          <Button variant="default" disabled={isBusy} onClick={onRevise}>
            {t('revise.customer')}
          </Button>
        )}
        {refuse}
      </AcceptBox>
    )
  }
  return (
    <div className={classes.actions}>
      {mayRevise && (
        <Button variant={isMine ? 'filled' : 'default'} onClick={onRevise}>
          {t(reviseLabel(side, awaits), { supplier: quotation.supplier.company })}
        </Button>
      )}
      {mayAccept && (
        <Button variant="default" {...ProofDialog.intent} onClick={onProof}>
          {t('proof.action')}
        </Button>
      )}
      {refuse}
    </div>
  )
}

function reviseLabel(side: Side, awaits: Standing) {
  if (side === 'customer') return 'revise.customer'
  if (awaits === 'mine') return 'revise.seller'
  return awaits === 'seller' ? 'revise.beside' : 'revise.again'
}

/** What one's own side asked for, or proposed, is withdrawn. */
function refuseLabel(side: Side, awaits: Standing) {
  if (side === 'customer') return awaits === 'seller' ? 'refuse.withdrawRequest' : 'refuse.action'
  return awaits === 'customer' ? 'refuse.withdraw' : 'refuse.action'
}

/** How a quotation ended, with the way to its order. */
function Outcome({ quotation: { id, number, status, timeline, revisions } }: { quotation: QuotationDetail }) {
  const { t } = useTranslation('quotations')
  if (status !== 'canceled_quotation') {
    const at = timeline.find(({ from }) => from === 'quotation')?.at ?? ''
    return (
      <Notice tone="info" title={t('turn.accepted', { date: formatDate(at) })}>
        <Link to="/orders/$orderId" params={{ orderId: String(id) }} className={classes.order}>
          {t('turn.order', { number })}
        </Link>
      </Notice>
    )
  }
  const last = timeline.find(({ to }) => to === 'canceled_quotation')
  const date = formatDate(last?.at ?? '')
  // Whoever spoke last takes its own word back.
  const ended = last?.actor === revisions.at(-1)?.author ? 'turn.withdrawn' : 'turn.canceled'
  return (
    <Notice tone="info" title={last?.actor ? t(ended, { name: last.actor, date }) : t('turn.expired', { date })}>
      {last?.comment && t('turn.reason', { comment: last.comment })}
    </Notice>
  )
}
