import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { mayCall } from '~/shared/access/permissions'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { OrderColumns } from '~/shared/order/OrderColumns'
import { OrderTotals } from '~/shared/order/OrderTotals'
import { useOrderMove } from '~/shared/order/use-order-move'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { AnswerPanel } from '../answer/AnswerPanel'
import { useAcceptance } from '../answer/use-acceptance'
import type { QuotationDetail } from '../quotation'
import { RevisionsPanel } from '../revisions/RevisionsPanel'
import { sideOf } from '../turn'
import { QuotationDialogs } from './QuotationDialogs'
import { QuotationHeader } from './QuotationHeader'
import { QuotationLines } from './QuotationLines'
import { useQuotationUpdates } from './use-quotation-updates'

// Forms are a fifth of the screen's code; what is offered need not wait for them.
const ReviseForm = lazy(() => import('../revise/ReviseForm').then((part) => ({ default: part.ReviseForm })))

/** What is offered by whom to whom, what was said about it, and what can be answered. */
export function QuotationView({ quotation, user }: { quotation: QuotationDetail; user: Me }) {
  const { t } = useTranslation('quotations')
  const { onMoved, onRevised, onStale } = useQuotationUpdates(quotation.id)
  // The page itself shows what has become of it; a screen reader is told.
  const [said, say] = useState('')
  const move = useOrderMove({ order: quotation, say, show: onMoved, readAgain: onStale })
  const [asked, setAsked] = useState<'refuse' | 'proof' | null>(null)
  const [aboutItem, setAboutItem] = useState<number | null>(null)
  const side = sideOf(quotation, user.id)
  const isBeside = isAdmin(user.userGroup.code)
  // Whoever is asked for its prices begins with its answer.
  const [isRevising, setIsRevising] = useState(
    side === 'seller' && !isBeside && quotation.mayRevise && quotation.awaiting === 'seller',
  )
  const mayWrite = mayCall('orders.message', user)
  const { accept, isBusy, refusal } = useAcceptance({
    quotation,
    send: move.send,
    onAccepted: ({ number }) => say(t('accept.done', { number })),
  })
  const refused = useMemo(() => refusal?.lines ?? new Map<number, string>(), [refusal])
  const onMessage = useCallback((item: number) => setAboutItem(item), [])
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <QuotationHeader quotation={quotation} side={side} isBeside={isBeside} />
      <OrderColumns
        order={quotation}
        messages={
          // While an answer is written nothing else can be: an empty panel would promise it.
          mayWrite && (!isRevising || quotation.messages.length > 0)
            ? {
                reader: user.id,
                whole: 'quotation',
                isWritable: !isRevising,
                item: aboutItem,
                onItem: setAboutItem,
                onSent: onMoved,
              }
            : null
        }
      >
        {isRevising ? (
          <Suspense fallback={<BlockSkeleton height={420} />}>
            <ReviseForm
              quotation={quotation}
              side={side}
              onStale={onStale}
              onSent={(revised) => {
                onRevised(revised)
                setIsRevising(false)
              }}
              onRefuse={() => setAsked('refuse')}
              onClose={() => setIsRevising(false)}
            />
          </Suspense>
        ) : (
          <>
            <AnswerPanel
              quotation={quotation}
              side={side}
              isBeside={isBeside}
              isBusy={isBusy}
              refusal={refusal}
              onAccept={() => void accept()}
              onRevise={() => setIsRevising(true)}
              onRefuse={() => setAsked('refuse')}
              onProof={() => setAsked('proof')}
            />
            <Panel flush>
              <QuotationLines quotation={quotation} refused={refused} onMessage={mayWrite ? onMessage : undefined} />
              <OrderTotals order={quotation} withTax={false} withCommission />
            </Panel>
          </>
        )}
        <CommentPanel title={t('comment')} comment={quotation.comment} />
        <RevisionsPanel revisions={quotation.revisions} />
      </OrderColumns>
      <QuotationDialogs
        asked={asked}
        quotation={quotation}
        move={move}
        onRefused={() => {
          setAsked(null)
          setIsRevising(false)
        }}
        say={say}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
