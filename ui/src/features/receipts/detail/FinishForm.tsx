import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { max, required } from '~/shared/validation/text-rules'

const MOST = 500

interface Props {
  /** Bottles that were announced and are not there. */
  missing: number
  send: (comment: string) => Promise<unknown>
  onClose: () => void
}

/** Closes a receipt: what is short of something says why. */
export function FinishForm({ missing, send, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const form = useAppForm({
    initialValues: { comment: '' },
    rules: { comment: missing > 0 ? required : max(MOST) },
    send: ({ comment }) => send(comment.trim()),
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('finish.title')}
      lead={missing > 0 ? t('finish.short', { count: missing, amount: formatInteger(missing) }) : t('finish.whole')}
      submit={t('action.finish')}
      onClose={onClose}
    >
      <Textarea
        label={t(missing > 0 ? 'finish.why' : 'finish.comment')}
        placeholder={missing > 0 ? t('finish.placeholder') : undefined}
        required={missing > 0}
        maxLength={MOST}
        minRows={3}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
