import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { orReadAgain } from '~/shared/forms/conflict/meanwhile'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { LastDayField } from '~/shared/parts/LastDayField'
import { toast } from '~/shared/toasts/toast'
import { lastDay } from '~/shared/validation/last-day'
import { required } from '~/shared/validation/text-rules'
import { laterOf, type PriceListDetail } from '../price-list'
import { PRICE_LISTS } from '../queries'
import { showPriceList } from '../show-list'
import type { Period } from './PeriodFields'

interface Props {
  list: PriceListDetail
  onClose: () => void
}

/** Gives a published list its last day, or none; those whom it is for read why it ends earlier than was said. */
export function EndDialog({ list, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const { id, version, startsOn, endsOn } = list
  const isEarlier = (day: string | null) => day !== null && day !== '' && (endsOn === null || day < endsOn)
  const form = useAppForm<Period & { reason: string }, PriceListDetail>({
    initialValues: { startsOn, endsOn: endsOn ?? '', reason: '' },
    rules: {
      endsOn: lastDay,
      reason: (reason, values) => (isEarlier(values.endsOn) ? required(reason, values) : null),
    },
    send: (values) => {
      const body = { version, endsOn: values.endsOn, reason: isEarlier(values.endsOn) ? values.reason : '' }
      const call = api.post('/price_lists/{id}/end', body, { path: { id } })
      return orReadAgain(call, () => client.invalidateQueries({ queryKey: PRICE_LISTS }))
    },
    onSent: (ended) => {
      void showPriceList(client, ended)
      toast.success(t('end.done'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('end.title')} lead={t('end.lead')} submit={t('save')} size={460} onClose={onClose}>
      <Stack gap={14}>
        <LastDayField
          {...form.getInputProps('endsOn')}
          min={laterOf(startsOn, businessDay(Date.now()))}
          value={form.values.endsOn}
          onChange={(day) => form.setFieldValue('endsOn', day)}
        />
        {isEarlier(form.values.endsOn) && (
          <ReasonField
            label={t('end.reason')}
            description={t('end.reasonHelp')}
            maxLength={300}
            {...form.getInputProps('reason')}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
