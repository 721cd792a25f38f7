import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { personQuery } from '~/shared/api/person-query'
import { AppForm } from '~/shared/forms/AppForm'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormFoot } from '~/shared/forms/FormFoot'
import { Hint } from '~/shared/layout/Dim'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { TextLink } from '~/shared/parts/TextLink'
import { deliveryRules, StoreFrancoFields } from '~/shared/person-records/DeliveryFields'
import { recordCalls } from '~/shared/person-records/record-form'
import { bodyOf, valuesOf } from '~/shared/person-records/supplier-values'
import type { Shop } from '~/shared/shop/shop'
import { toast } from '~/shared/toasts/toast'

/** From when a shop delivers for free: a part of the supplier's own record, as its other delivery is. */
export default function DeliverySection({ shop: { supplier } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  const asked = useQuery(personQuery(supplier.id))
  const record = asked.data?.parameters
  return (
    <QueryPanel title={t('section.delivery')} asked={asked} height={140}>
      {record && <FrancoForm id={supplier.id} record={record} />}
    </QueryPanel>
  )
}

function FrancoForm({ id, record }: { id: number; record: Parameters }) {
  const { t } = useTranslation(['store', 'record'])
  const client = useQueryClient()
  const { read, save } = recordCalls({ path: '/parameter_suppliers/{id}' }, id)
  const form = useSharedForm({
    thing: record,
    read,
    valuesOf,
    rules: deliveryRules,
    words: () => import('~/shared/person-records/record-words').then((fields) => fields.supplierWords(t)),
    save: (begun, values) => save(begun, bodyOf(values), bodyOf(valuesOf(begun))),
    saved: (kept) => kept,
    onSent: () => {
      toast.success(t('saved'))
      void client.invalidateQueries({ queryKey: ['people'] })
      void client.invalidateQueries({ queryKey: ['stores'] })
    },
  })
  return (
    <AppForm form={form} label={t('section.delivery')} part="section">
      <Hint mb={14}>{t('help.delivery')}</Hint>
      <StoreFrancoFields form={form} />
      <Hint mt={14}>
        {t('help.carriage')}{' '}
        <TextLink td="underline" to="/parameters">
          {t('carriage')}
        </TextLink>
      </Hint>
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
