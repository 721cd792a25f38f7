import type { ButtonProps } from '@mantine/core'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { max, required } from '~/shared/validation/text-rules'
import type { StockCountDetail } from '../count'
import { showCount } from '../queries'

const MOST = 500

interface Props {
  title: string
  lead: ReactNode
  submit: string
  /** Whether a word about it is required. */
  isReasoned?: boolean
  button?: ButtonProps
  send: (comment: string) => Promise<StockCountDetail>
  /** What the toast then says. */
  done: string
  children?: ReactNode
  onClose: () => void
}

/** Asks before a count is moved, and for a word about it. */
export function MoveForm({
  title,
  lead,
  submit,
  isReasoned = false,
  button = {},
  send,
  done,
  children,
  onClose,
}: Props) {
  const { t } = useTranslation('counts')
  const client = useQueryClient()
  const form = useDialogForm({
    initialValues: { comment: '' },
    rules: { comment: isReasoned ? required : max(MOST) },
    send: ({ comment }) => send(comment.trim()),
    onSent: (changed) => showCount(client, changed),
    done,
    onClose,
  })
  return (
    <FormDialog form={form} title={title} lead={lead} submit={submit} button={button} onClose={onClose}>
      {children}
      <Textarea
        label={t(isReasoned ? 'cancel.reason' : 'finish.comment')}
        withAsterisk={isReasoned}
        maxLength={MOST}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
