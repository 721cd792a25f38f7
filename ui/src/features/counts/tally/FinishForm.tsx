import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { useSession } from '~/shared/session/session'
import { max, required } from '~/shared/validation/text-rules'
import type { StockCountDetail } from '../count'

const MOST = 500

interface Props {
  count: StockCountDetail
  /** Products that nobody has counted. */
  left: number
  send: (comment: string) => Promise<unknown>
  onClose: () => void
}

/** Says that all is counted: a supplier tells Dartess why it counted there. */
export function FinishForm({ count: { proposed }, left, send, onClose }: Props) {
  const { t } = useTranslation('counts')
  const needsReason = useSession(({ user }) => user?.userGroup.code === 'supplier') && proposed
  const form = useAppForm({
    initialValues: { comment: '' },
    rules: { comment: needsReason ? required : max(MOST) },
    send: ({ comment }) => send(comment.trim()),
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('finish.title')}
      lead={left > 0 ? t('finish.left', { count: left, amount: formatInteger(left) }) : t('finish.whole')}
      submit={t('action.finish')}
      onClose={onClose}
    >
      <Textarea
        label={t(needsReason ? 'finish.why' : 'finish.comment')}
        placeholder={needsReason ? t('finish.placeholder') : undefined}
        required={needsReason}
        maxLength={MOST}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
