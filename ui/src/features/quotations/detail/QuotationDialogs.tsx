import { useTranslation } from 'react-i18next'
import { isOwnSide } from '~/shared/order/asked-by'
import type { OrderMove } from '~/shared/order/use-order-move'
import { MoveDialog, ProofDialog } from '../answer/dialogs'
import type { QuotationDetail } from '../quotation'

interface Props {
  asked: 'refuse' | 'proof' | null
  quotation: QuotationDetail
  move: OrderMove
  /** It was refused or withdrawn: there is nothing left to answer. */
  onRefused: () => void
  /** Says that it is done. */
  say: (message: string) => void
  onClose: () => void
}

/** The dialog of an answer that asks for more than a press; what was typed stays when its call fails. */
export function QuotationDialogs({ asked, quotation, move, onRefused, say, onClose }: Props) {
  const { t } = useTranslation('quotations')
  if (asked === null) return null
  const verb = isOwnSide(quotation) ? 'withdraw' : 'refuse'
  if (asked === 'refuse')
    return (
      <MoveDialog
        verb={verb}
        number={quotation.quotationNumber}
        isCommentRequired={quotation.commentRequired.includes('canceled_quotation')}
        isGone={!quotation.transitions.includes('canceled_quotation')}
        send={async (told) => {
          const body = { transition: 'canceled_quotation', revision: quotation.revision } as const
          await move.send({ ...body, ...told })
          move.tell({ verb, to: 'canceled_quotation' }, 'quotation')
        }}
        onSent={onRefused}
        onClose={onClose}
      />
    )
  return (
    <ProofDialog
      quotation={quotation}
      send={move.send}
      onSent={({ number }) => {
        say(t('proof.done', { number }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
