import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { required } from '~/shared/validation/text-rules'
import { DeliveryDayField } from './DeliveryDayField'
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
  onSent: () => void
  onClose: () => void
}

/** Characters a comment may have. */
const LONGEST = 1000

/** Says what a move means and asks for its comment; what was typed stays when the call fails. */
export function MoveDialog(props: Props) {
  const { verb, count = 1, number = '', isCommentRequired, isGone = false, children, leftOn } = props
  const { send, onSent, onClose } = props
  const { t } = useTranslation('order')
  const isDelivery = verb === 'confirmDelivery'
  const form = useAppForm({
    initialValues: { comment: '', deliveredOn: businessDay(Date.now()) },
    rules: { ...(isCommentRequired ? { comment: required } : {}), ...(isDelivery ? { deliveredOn: required } : {}) },
    send: ({ comment, deliveredOn }) =>
      send({ ...(comment.trim() ? { comment: comment.trim() } : {}), ...(isDelivery ? { deliveredOn } : {}) }),
    onSent,
  })
  return (
    <FormDialog
      form={form}
      title={t(`move.ask.${verb}`, { count, number })}
      lead={t(`move.meaning.${verb}`, { count })}
      submit={isGone ? null : t(`move.confirm.${verb}`, { count })}
      button={isHarm(verb) ? { color: 'danger.6' } : {}}
      onClose={onClose}
    >
      {children}
      {isDelivery && <DeliveryDayField min={leftOn} form={form} />}
      <Textarea
        label={t(isCommentRequired ? 'move.reason' : 'move.comment')}
        description={t('move.commentSeen')}
        required={isCommentRequired}
        maxLength={LONGEST}
        minRows={3}
        data-autofocus={!isDelivery || undefined}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
