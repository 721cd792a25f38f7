import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { formatPercent } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { FormFoot } from '~/shared/forms/FormFoot'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Facts } from '~/shared/parts/Facts'
import { PictureFields } from './PictureFields'
import { changesOf, useSaveRecord } from './use-save-record'

interface Values extends Record<string, unknown> {
  base64ContentLogo: string | null
  base64ContentPhoto: string | null
}

const bodyOf = (values: Values) => ({
  base64ContentLogo: values.base64ContentLogo ?? '',
  base64ContentPhoto: values.base64ContentPhoto ?? '',
})

/** The record of a restaurant, wine merchant, hypermarket or CSE; its conditions are the admins' to write. */
export default function BuyerForm({ record }: { record: Parameters }) {
  const { t } = useTranslation('profile')
  const { send, onSent } = useSaveRecord()
  const before: Values = {
    base64ContentLogo: record.base64ContentLogo || null,
    base64ContentPhoto: record.base64ContentPhoto || null,
  }
  const form = useAppForm<Values>({
    initialValues: before,
    send: (values) => send(changesOf(bodyOf(values), bodyOf(before))),
    onSent,
  })
  return (
    <AppForm form={form} part="section">
      <PictureFields form={form} />
      <FieldGroup title={t('conditions.title')} help={t('conditions.why')}>
        <Facts
          facts={[
            [t('conditions.frame'), record.agreementFrame ?? t('conditions.noFrame')],
            [t('conditions.discount'), formatPercent(record.discountOnInvoice ?? 0)],
            [t('conditions.rebate'), formatPercent(record.supplierRebate ?? 0)],
          ]}
        />
      </FieldGroup>
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
