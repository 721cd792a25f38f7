import { Textarea } from '@mantine/core'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { max, required } from '~/shared/validation/text-rules'

const MOST = 500

interface Props {
  words: { title: string; lead: string; label: string; placeholder: string | undefined; submit: string }
  needsReason: boolean
  send: (comment: string) => Promise<unknown>
  onClose: () => void
}

/** Says that all is counted, and why where that has to be said. */
export function FinishDialog({ words, needsReason, send, onClose }: Props) {
  const form = useAppForm({
    initialValues: { comment: '' },
    rules: { comment: needsReason ? required : max(MOST) },
    send: ({ comment }) => send(comment.trim()),
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={words.title} lead={words.lead} submit={words.submit} onClose={onClose}>
      <Textarea
        label={words.label}
        placeholder={words.placeholder}
        required={needsReason}
        maxLength={MOST}
        minRows={3}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
