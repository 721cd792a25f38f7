import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { businessDay } from '~/shared/format/business-day'
import type { MoveBody } from './move-order'
import { isHarm, type MoveVerb } from './moves'

/** What is told with a move: members of its call. */
export type Told = Pick<MoveBody, 'comment' | 'deliveredOn'>

interface Props {
  verb: MoveVerb
  /** How many orders it is done to. */
  count?: number
  /** The number of the order, when it is one. */
  number?: string
  isCommentRequired: boolean
  /** The order has moved on meanwhile and this is no longer possible: what was typed stays to be read. */
  isGone?: boolean
  /** What more is to be known before. */
  children?: ReactNode
  /** The first day that a delivery may be said to be of; any. */
  leftOn?: string | undefined
  send: (told: Told) => Promise<unknown>
  onSent?: () => void
  onClose: () => void
}

/** Characters a comment may have. */
const LONGEST = 1000

/** A MoveDialog in the words of orders. */
export function OrderMoveDialog(props: Props) {
  const { verb, count = 1, number = '', isCommentRequired, isGone = false, children, leftOn, send, ...ways } = props
  const { t } = useTranslation('order')
  const isDelivery = verb === 'confirmDelivery'
  return (
    <MoveDialog
      title={t(`move.ask.${verb}`, { count, number })}
      lead={t(`move.meaning.${verb}`, { count })}
      submit={isGone ? null : t(`move.confirm.${verb}`, { count })}
      isHarm={isHarm(verb)}
      comment={{
        label: t(isCommentRequired ? 'move.reason' : 'move.comment'),
        description: t('move.commentSeen'),
        isRequired: isCommentRequired,
        longest: LONGEST,
      }}
      day={
        isDelivery
          ? { name: 'deliveredOn', label: t('move.deliveredOn'), min: leftOn, max: businessDay(Date.now()) }
          : undefined
      }
      send={({ comment, day }) => send({ ...(comment && { comment }), ...(isDelivery && { deliveredOn: day }) })}
      {...ways}
    >
      {children}
    </MoveDialog>
  )
}
