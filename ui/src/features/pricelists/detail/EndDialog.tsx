import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { businessDay } from '~/shared/format/business-day'
import { formatDate } from '~/shared/format/format'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormDialog } from '~/shared/forms/FormDialog'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { Stack } from '~/shared/layout/Stack'
import { LastDayField } from '~/shared/parts/LastDayField'
import { toast } from '~/shared/toasts/toast'
import { lastDay } from '~/shared/validation/last-day'
import { required } from '~/shared/validation/text-rules'
import { laterOf, type PriceListDetail } from '../price-list'
import { priceLists } from '../queries'
import type { Period } from './PeriodFields'

type Values = Period & { reason: string }

const valuesOf = ({ startsOn, endsOn }: PriceListDetail): Values => ({ startsOn, endsOn: endsOn ?? '', reason: '' })

const isEarlier = ({ endsOn }: PriceListDetail, day: string | null) =>
  day !== null && day !== '' && (endsOn === null || day < endsOn)

/** Gives a published list its last day, or none; those whom it is for read why it ends earlier than was said. */
export function EndDialog({ list, onClose }: { list: PriceListDetail; onClose: () => void }) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const { show } = useUpdates(priceLists)
  const { id, startsOn } = list
  const form = useSharedForm<PriceListDetail, Values, PriceListDetail>({
    thing: list,
    read: () => client.fetchQuery(priceLists.one(String(id))),
    valuesOf,
    words: {
      endsOn: [t('common:lastDay.label'), (day) => (day ? formatDate(day) : t('common:lastDay.none'))],
      reason: t('end.reason'),
    },
    rules: {
      endsOn: lastDay,
      reason: (reason, values) => (isEarlier(list, values.endsOn) ? required(reason, values) : null),
    },
    save: (begun, { endsOn, reason }) => {
      const body = { version: begun.version, endsOn, reason: isEarlier(begun, endsOn) ? reason : '' }
      return api.post('/price_lists/{id}/end', body, { path: { id } })
    },
    onSent: (ended) => {
      show(ended)
      toast.success(t('end.done'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('end.title')} lead={t('end.lead')} submit={t('save')} size={460} onClose={onClose}>
      <Stack gap={14}>
        <LastDayField {...inputOf(form, 'endsOn')} min={laterOf(startsOn, businessDay(Date.now()))} />
        {isEarlier(list, form.values.endsOn) && (
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
