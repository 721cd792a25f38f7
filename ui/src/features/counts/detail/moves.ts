import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import type { Comment } from '~/shared/document/MoveDialog'
import { useMove } from '~/shared/document/use-move'
import type { CountStatus, StockCountDetail } from '../count'
import { counts } from '../count-query'

interface Move {
  comment: string
  /** Products to count again. */
  recount?: string[]
  /** Products that keep their figures. */
  except?: string[]
}

/** Brings counts into another state. */
export function useCountMove({ id }: StockCountDetail) {
  const { send } = useMove(useUpdates(counts))
  return (transition: CountStatus, move: Move) =>
    send(api.post('/stock_counts/{id}/transitions', { transition, ...move }, { path: { id } }))
}

/** The word that goes with a move of a count. */
export const commentOf = (t: TFunction<'counts'>, isRequired = false): Comment => ({
  label: t(isRequired ? 'cancel.reason' : 'finish.comment'),
  isRequired,
})
