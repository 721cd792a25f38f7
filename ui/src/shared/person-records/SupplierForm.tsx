import { Select, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Facts } from '~/shared/parts/Facts'
import { between, integer } from '~/shared/validation/number-rules'
import { all, isEmpty, type Rule } from '~/shared/validation/rule'
import { required } from '~/shared/validation/text-rules'
import { CgvField } from './CgvField'
import { DeliveryFields, deliveryRules, FrancoFields } from './DeliveryFields'
import { FramesField } from './FrameFields'
import { PictureFields } from './PictureFields'
import { frameWords } from './record-facts'
import type { RecordFormProps } from './record-form'
import { bodyOf, type SupplierValues, valuesOf } from './supplier-values'

/** Invoices that are not prepaid say after how many days they are due. */
const days: Rule<unknown, SupplierValues> = (value, values) =>
  values.paymentTerms.kind === 'prepaid'
    ? null
    : isEmpty(value)
      ? required(value, values)
      : all(integer, between(0, MAX_DAYS))(value, values)

/** The longest term the law allows between companies. */
const MAX_DAYS = 60

/** The record of a supplier: its shop window, and how it sells. Its own delivery it sets at /parameters. */
export default function SupplierForm({ record, setsConditions, label, part, read, save, onSent }: RecordFormProps) {
  const { t } = useTranslation('record')
  const form = useSharedForm({
    thing: record,
    read,
    valuesOf,
    words: () => import('./record-words').then((fields) => fields.supplierWords(t)),
    rules: {
      ...deliveryRules,
      paymentTerms: { days },
    },
    save: (begun, values) => save(begun, bodyOf(values), bodyOf(valuesOf(begun))),
    saved: (kept) => kept,
    onSent: (_, values) => {
      const kept = { ...values, base64ContentCGV: [], keepsCgv: values.keepsCgv || values.base64ContentCGV.length > 0 }
      form.setValues(kept)
      form.resetDirty(kept)
      onSent()
    },
  })
  return (
    <AppForm form={form} label={label} part={part}>
      <PictureFields form={form} />
      <FieldGroup title={t('cgv.title')} help={t('cgv.help')}>
        <CgvField
          url={record.base64ContentCGV ?? ''}
          keeps={form.values.keepsCgv}
          onKeeps={(keeps) => form.setFieldValue('keepsCgv', keeps)}
          {...inputOf(form, 'base64ContentCGV')}
        />
      </FieldGroup>
      {setsConditions && (
        <>
          <FieldGroup title={t('franco.title')} help={t('franco.help')}>
            <FrancoFields form={form} />
          </FieldGroup>
          <FieldGroup title={t('delivery')}>
            <DeliveryFields form={form} />
          </FieldGroup>
        </>
      )}
      <FieldGroup title={t('sale.title')}>
        <SaleFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('conditions.title')} help={setsConditions ? '' : t('conditions.whySupplier')}>
        {setsConditions ? (
          <FramesField
            value={form.values.agreementFrames}
            onChange={(references) => form.setFieldValue('agreementFrames', references)}
          />
        ) : (
          <Facts
            facts={[
              [
                t('conditions.frames'),
                record.agreementFrames?.map((one) => frameWords(t, one)).join(', ') || t('conditions.noFrames'),
              ],
            ]}
          />
        )}
      </FieldGroup>
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}

const kinds = ['prepaid', 'days', 'end_of_month'] as const

/** How orders are taken: payment, validation. */
function SaleFields({ form }: { form: AppFormState<SupplierValues> }) {
  const { t } = useTranslation('record')
  const { kind } = form.values.paymentTerms
  return (
    <div className={classes.fields}>
      <Select
        label={t('sale.terms')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`termsKind.${value}`) }))}
        {...form.getInputProps('paymentTerms.kind')}
      />
      {kind !== 'prepaid' && (
        <TextInput
          label={t('sale.days')}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.getInputProps('paymentTerms.days')}
        />
      )}
      <Switch
        className={classes.whole ?? ''}
        label={t('sale.auto')}
        description={t('sale.autoHelp')}
        {...form.getInputProps('autoValidate', { type: 'checkbox' })}
      />
    </div>
  )
}
