import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { AppForm } from '~/shared/forms/AppForm'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormFoot } from '~/shared/forms/FormFoot'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'
import { type BuyerValues, ConditionFields } from './ConditionFields'
import { PictureFields } from './PictureFields'
import type { RecordFormProps } from './record-form'

const bodyOf = (values: BuyerValues) => ({
  base64ContentLogo: values.base64ContentLogo ?? '',
  base64ContentPhoto: values.base64ContentPhoto ?? '',
  discountOnInvoice: fromHundredths(values.discountOnInvoice) ?? 0,
  supplierRebate: fromHundredths(values.supplierRebate) ?? 0,
  agreementFrame: values.agreementFrame ?? '',
})

const valuesOf = (record: Parameters): BuyerValues => ({
  base64ContentLogo: record.base64ContentLogo || null,
  base64ContentPhoto: record.base64ContentPhoto || null,
  discountOnInvoice: toHundredths(record.discountOnInvoice ?? 0),
  supplierRebate: toHundredths(record.supplierRebate ?? 0),
  agreementFrame: record.agreementFrame || null,
})

/** The record of a restaurant, wine merchant, hypermarket or CSE. */
export default function BuyerForm({ record, setsConditions, label, part, read, save, onSent }: RecordFormProps) {
  const { t } = useTranslation('record')
  const form = useSharedForm({
    thing: record,
    read,
    valuesOf,
    words: () => import('./record-words').then((fields) => fields.buyerWords(t)),
    save: (begun, values) => save(begun, bodyOf(values), bodyOf(valuesOf(begun))),
    saved: (kept) => kept,
    onSent,
  })
  return (
    <AppForm form={form} label={label} part={part}>
      <PictureFields form={form} />
      <ConditionFields form={form} record={record} setsConditions={setsConditions} />
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
