import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { personQuery } from '~/shared/api/person-query'
import { AppForm } from '~/shared/forms/AppForm'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { FormFoot } from '~/shared/forms/FormFoot'
import { fromHundredths } from '~/shared/forms/inputs/hundredths'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import { DeliveryFields, FrancoFields } from '~/shared/person-records/DeliveryFields'
import { useDeliveryForm } from '~/shared/person-records/use-delivery-form'
import { toast } from '~/shared/toasts/toast'
import { Preview } from './Preview'

/** A supplier's francos, fee, minimum and warehouse, with what carriage comes to before they are saved. */
export function DeliveryPanel({ id }: { id: number }) {
  const { t } = useTranslation('parameters')
  const person = useQuery(personQuery(id))
  const record = person.data?.parameters
  return (
    <Panel title={t('delivery.title')}>
      {record ? (
        <DeliveryForm id={id} record={record} />
      ) : person.error ? (
        <ErrorState error={person.error} onRetry={() => void person.refetch()} />
      ) : (
        <FieldsSkeleton />
      )}
    </Panel>
  )
}

function DeliveryForm({ id, record }: { id: number; record: Parameters }) {
  const { t } = useTranslation('parameters')
  const form = useDeliveryForm(id, record, () => toast.success(t('delivery.saved')))
  const { freeShippingFromValue, freeShippingFromQuantity } = form.values
  const bottles = Number(freeShippingFromQuantity)
  return (
    <AppForm form={form} label={t('delivery.title')}>
      <FieldGroup title={t('record:franco.title')} help={t('record:franco.help')}>
        <FrancoFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('delivery.orders')}>
        <DeliveryFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('preview.title')} help={t('preview.help')}>
        <Preview
          warehouse="supplier"
          francoValue={fromHundredths(freeShippingFromValue)}
          francoBottles={freeShippingFromQuantity.trim() !== '' && Number.isInteger(bottles) ? bottles : null}
        />
      </FieldGroup>
      <FormFoot submit={t('delivery.save')} />
    </AppForm>
  )
}
