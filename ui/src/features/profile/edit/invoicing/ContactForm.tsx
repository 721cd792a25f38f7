import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { AppForm } from '~/shared/forms/AppForm'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { recordCalls } from '~/shared/person-records/record-form'
import type { RecordKind } from '~/shared/person-records/record-kind'
import { toast } from '~/shared/toasts/toast'
import { useMe, useReadAgain } from '../../queries'

const valuesOf = (record: Parameters) => ({
  electronicAddress: record.electronicAddress ?? '',
  billingContact: record.billingContact ?? { name: '', email: '', phone: '' },
})

/** Where the invoices of a buyer go, and who answers for them. */
export function ContactForm({ kind, record }: { kind: RecordKind; record: Parameters }) {
  const { t } = useTranslation('profile')
  const { id } = useMe()
  const readAgain = useReadAgain()
  const { read, save } = recordCalls(kind, id)
  const form = useSharedForm({
    thing: record,
    read,
    valuesOf,
    words: { electronicAddress: t('invoicing.electronicAddress'), billingContact: t('invoicing.contact.name') },
    save: async (begun, values) => {
      const kept = await save(begun, values, valuesOf(begun))
      await readAgain()
      return kept
    },
    saved: (kept) => kept,
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
