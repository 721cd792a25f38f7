import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatKilograms } from '~/shared/format/format'
import { choiceWords } from '~/shared/forms/conflict/field-words'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormDialog } from '~/shared/forms/FormDialog'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { type Carrier, readAgain } from './queries'
import { readGrams, weightProblem } from './weight'

const valuesOf = (carrier: Carrier | null) => ({
  code: carrier?.code ?? '',
  labelFr: carrier?.labelFr ?? '',
  labelEn: carrier?.labelEn ?? '',
  delayFr: carrier?.delayFr ?? '',
  delayEn: carrier?.delayEn ?? '',
  delivery: carrier?.delivery ?? ('home' as const),
  maxWeightGrams: carrier?.maxWeightGrams ? formatKilograms(carrier.maxWeightGrams) : '',
})

/** Adds or changes a carrier; its code and how it delivers stay. */
export function CarrierDialog({ carrier, onClose }: { carrier: Carrier | null; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  const client = useQueryClient()
  const form = useSharedForm({
    thing: carrier,
    read: () => api.get('/carriers/{code}', { path: { code: carrier?.code ?? '' } }),
    valuesOf,
    rules: {
      code: required,
      labelFr: required,
      delayFr: required,
      maxWeightGrams: (typed: string) => (typed.trim() === '' ? null : weightProblem(typed)),
    },
    words: {
      labelFr: t('carriers.labelFr'),
      labelEn: t('carriers.labelEn'),
      delayFr: t('carriers.delayFr'),
      delayEn: t('carriers.delayEn'),
      delivery: [t('carriers.delivery'), choiceWords((value: Carrier['delivery']) => t(`delivery.${value}`))],
      maxWeightGrams: t('carriers.maxWeight'),
    },
    save: (begun, { code, delivery, maxWeightGrams: kilograms, ...words }) => {
      const maxWeightGrams = readGrams(kilograms)
      const labels = { ...words, labelEn: words.labelEn || words.labelFr, delayEn: words.delayEn || words.delayFr }
      return begun
        ? api.patch(
            '/carriers/{code}',
            { version: begun.version, ...labels, maxWeightGrams },
            { path: { code }, ...ASKED },
          )
        : api.post('/carriers', { ...labels, code, delivery, maxWeightGrams })
    },
    onSent: () => {
      toast.success(t('carriers.saved'))
      void readAgain(client)
      onClose()
    },
  })
  const words = (path: 'code' | 'labelFr' | 'labelEn' | 'delayFr' | 'delayEn', isRequired: boolean) => (
    <TextInput
      label={t(`carriers.${path}`)}
      required={isRequired}
      maxLength={80}
      autoComplete="off"
      {...form.getInputProps(path)}
    />
  )
  return (
    <FormDialog
      form={form}
      size={640}
      title={t(carrier ? 'carriers.edit' : 'carriers.create')}
      submit={t('grid.save')}
      onClose={onClose}
    >
      <div className={fields.fields}>
        {!carrier && words('code', true)}
        {!carrier && (
          <ChoiceField
            label={t('carriers.delivery')}
            choices={(['home', 'relay'] as const).map((value) => ({ value, label: t(`delivery.${value}`) }))}
            {...form.getInputProps('delivery')}
          />
        )}
        {words('labelFr', true)}
        {words('labelEn', false)}
        {words('delayFr', true)}
        {words('delayEn', false)}
        <TextInput
          label={t('carriers.maxWeight')}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('maxWeightGrams')}
        />
      </div>
    </FormDialog>
  )
}
