import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import type { Move } from '~/shared/order/moves'
import { OutcomeDialog } from '~/shared/table/OutcomeDialog'
import { listedBy, type MoveOutcome } from './bulk-moves'

interface Props {
  move: Move
  outcomes: MoveOutcome[]
  onClose: () => void
}

/** What became of each order or quotation. */
export function MoveResults({ move, outcomes, onClose }: Props) {
  const { t } = useTranslation('order')
  const done = outcomes.filter(({ isDone }) => isDone)
  return (
    <OutcomeDialog
      title={t(`bulk.results.${listedBy(move)}`, { done: done.length, count: outcomes.length })}
      label={t('bulk.each')}
      outcomes={outcomes.map(({ order, isDone, message }) => ({
        id: order.id,
        name: (
          <>
            <Link to={pathOf(order['@id'])}>{order.number}</Link>
            <span> · {order.customer.company}</span>
          </>
        ),
        isDone,
        words: isDone ? t(`move.done.${move.verb}`, { count: 1 }) : message,
      }))}
      onClose={onClose}
    />
  )
}
