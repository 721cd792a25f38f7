import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { useMove } from '~/shared/document/use-move'
import { wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { required } from '~/shared/validation/text-rules'
import { samples } from '../queries'
import { type Asked, moveSample } from '../sample-actions'

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
  const { send } = useMove(useUpdates(samples))
  return (
    <MoveDialog
      title={t('refuse.title')}
      lead={t('refuse.help', { party: request.customer.company })}
      submit={t('action.reject')}
      isHarm
      comment={{ label: t('refuse.reason'), placeholder: t('refuse.placeholder'), isRequired: true }}
      send={({ comment }) => send(moveSample(request, 'reject', comment))}
      done={t('done.reject')}
      onClose={onClose}
    />
  )
}

const RATINGS = ['5', '4', '3', '2', '1'] as const

/** What the buyer thought, told to the supplier. */
function FeedbackDialog({ request, onClose }: Props) {
  const { t } = useTranslation('samples')
  const { readAgain } = useUpdates(samples)
  const form = useDialogForm({
    initialValues: { rating: '', comment: '' },
    rules: { rating: required },
    send: ({ rating, comment }) =>
      api.post(
        '/sample_requests/{id}/feedback',
        { rating: Number(rating), comment: comment.trim() },
        { path: { id: request.id } },
      ),
    onSent: () => void readAgain(),
    done: t('done.feedback'),
    onClose,
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
