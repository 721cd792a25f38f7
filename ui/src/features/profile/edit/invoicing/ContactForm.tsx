import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { useAppForm } from '~/shared/forms/use-app-form'
import { changesOf } from '~/shared/person-records/record-form'
import type { RecordKind } from '~/shared/person-records/record-kind'
import { toast } from '~/shared/toasts/toast'
import { useMe, useReadAgain } from '../../queries'

interface Props {
  kind: RecordKind
  record: Parameters
}

/** Where the invoices of a buyer go, and who answers for them. */
export function ContactForm({ kind, record }: Props) {
  const { t } = useTranslation('profile')
  const { id } = useMe()
  const readAgain = useReadAgain()
  const before = {
    electronicAddress: record.electronicAddress ?? '',
    billingContact: record.billingContact ?? { name: '', email: '', phone: '' },
  }
  const form = useAppForm({
    initialValues: before,
    send: async (values) => {
      await api.patch(kind.path, changesOf(values, before), { path: { id } })
      await readAgain()
    },
    onSent: () => toast.success(t('invoicing.saved')),
  })
  return (
    <AppForm form={form} label={t('section.invoicing')} part="section">
      <div className={classes.fields}>
        <TextInput label={t('invoicing.contact.name')} {...form.getInputProps('billingContact.name')} />
        <TextInput label={t('invoicing.contact.email')} type="email" {...form.getInputProps('billingContact.email')} />
        <TextInput label={t('invoicing.contact.phone')} type="tel" {...form.getInputProps('billingContact.phone')} />
        <TextInput
          id="electronicAddress"
          label={t('invoicing.electronicAddress')}
          description={t('invoicing.electronicAddressHelp')}
          autoComplete="off"
          {...form.getInputProps('electronicAddress')}
        />
      </div>
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
