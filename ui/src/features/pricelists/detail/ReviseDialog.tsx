import { Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { businessDay } from '~/shared/format/business-day'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { dayAfter, laterOf, type PriceListDetail } from '../price-list'
import { priceLists } from '../queries'
import { listRules } from '../write/values'
import { type Period, PeriodFields } from './PeriodFields'

/** Prepares the list that follows: the same prices, to be changed, with days of its own. */
export function ReviseDialog({ list, onClose }: { list: PriceListDetail; onClose: () => void }) {
  const { t } = useTranslation('pricelists')
  const { show } = useUpdates(priceLists)
  const navigate = useNavigate()
  const { id, startsOn, endsOn, status } = list
  const today = businessDay(Date.now())
  // What is in force has priced orders of today.
  const earliest = laterOf(status === 'active' ? dayAfter(today) : today, dayAfter(startsOn))
  const next = endsOn === null ? earliest : laterOf(earliest, dayAfter(endsOn))
  const form = useAppForm<Period & { reason: string }, PriceListDetail>({
    // What had an end is told a new one, or that it has none.
    initialValues: { startsOn: next, endsOn: endsOn === null ? null : '', reason: '' },
    rules: { startsOn: required, endsOn: listRules.endsOn },
    send: (values) =>
      api.post(
        '/price_lists/{id}/revisions',
        { startsOn: values.startsOn, endsOn: values.endsOn, reason: values.reason },
        { path: { id } },
      ),
    onSent: (made) => {
      show(made)
      toast.success(t('revise.done', { revision: made.revision }))
      void navigate({ to: '/products/mercuriale/$listId/edit', params: { listId: String(made.id) } })
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('revise.title')}
      lead={t('revise.lead')}
      submit={t('revise.send')}
      size={560}
      onClose={onClose}
    >
      <Stack gap={14}>
        <PeriodFields form={form} min={earliest} />
        <Textarea
          label={t('revise.reason')}
          description={t('revise.reasonHelp')}
          maxLength={300}
          maxRows={5}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </FormDialog>
  )
}
