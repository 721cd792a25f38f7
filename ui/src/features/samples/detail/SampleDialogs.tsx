import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import { api } from '~/shared/api/client'
import { wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { type Asked, moveSample, useSamplesRefresh } from '../sample-actions'

/** The question that is open about a request. */
export function SampleDialogs({ asked: { what, request }, onClose }: { asked: Asked; onClose: () => void }) {
  const Dialog = what === 'reject' ? RefuseDialog : FeedbackDialog
  return <Dialog request={request} onClose={onClose} />
}

interface Props {
  request: SampleRequest
  onClose: () => void
}

/** Refuses with a reason that the buyer reads; what was typed stays when the call fails. */
function RefuseDialog({ request, onClose }: Props) {
  const { t } = useTranslation('samples')
  const refresh = useSamplesRefresh()
  const form = useAppForm({
    initialValues: { comment: '' },
    rules: { comment: required },
    send: async ({ comment }) => {
      try {
        await moveSample(request, 'reject', comment.trim())
      } finally {
        await refresh()
      }
    },
    onSent: () => {
      toast.success(t('done.reject'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('refuse.title')}
      lead={t('refuse.help', { party: request.customer.company })}
      submit={t('action.reject')}
      button={{ color: 'danger.6' }}
      onClose={onClose}
    >
      <ReasonField
        label={t('refuse.reason')}
        placeholder={t('refuse.placeholder')}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}

const RATINGS = ['5', '4', '3', '2', '1'] as const

/** What the buyer thought, told to the supplier. */
function FeedbackDialog({ request, onClose }: Props) {
  const { t } = useTranslation('samples')
  const refresh = useSamplesRefresh()
  const form = useAppForm({
    initialValues: { rating: '', comment: '' },
    rules: { rating: required },
    send: ({ rating, comment }) =>
      api.post(
        '/sample_requests/{id}/feedback',
        { rating: Number(rating), comment: comment.trim() },
        { path: { id: request.id } },
      ),
    onSent: async () => {
      toast.success(t('done.feedback'))
      onClose()
      await refresh()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('feedback.title', { product: wineOf(request.product) })}
      lead={t('feedback.help', { party: request.supplier.company })}
      submit={t('feedback.send')}
      onClose={onClose}
    >
      <ChoiceField
        label={t('feedback.rating')}
        required
        choices={RATINGS.map((value) => ({ value, label: t(`feedback.ratings.${value}`) }))}
        {...form.getInputProps('rating')}
      />
      <Textarea
        label={t('feedback.comment')}
        placeholder={t('feedback.placeholder')}
        maxLength={1000}
        minRows={3}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
