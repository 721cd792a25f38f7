import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import type { Move } from '~/shared/order/moves'
import { useSession } from '~/shared/session/session'
import { OutcomeDialog } from '~/shared/table/OutcomeDialog'
import { listedBy, type MoveOutcome } from './bulk-moves'

interface Props {
  move: Move
  outcomes: MoveOutcome[]
  onClose: () => void
}

/** What became of each order or quotation, by who else is in it than the reader. */
export function MoveResults({ move, outcomes, onClose }: Props) {
  const { t } = useTranslation('order')
  const reader = useSession(({ user }) => user?.id)
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
            {[order.customer, order.supplier]
              .filter(({ id }) => id !== reader)
              .map(({ id, company }) => (
                <span key={id}> · {company}</span>
              ))}
          </>
        ),
        isDone,
        words: isDone ? t(`move.done.${move.verb}`, { count: 1 }) : message,
      }))}
      onClose={onClose}
    />
  )
}
