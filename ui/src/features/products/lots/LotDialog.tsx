import { MultiSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import fields from '~/shared/forms/fields.module.css'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import own from '../fields/fields.module.css'
import { kcalOf } from '../sheet/derived'
import type { Lot } from '../sheet/lots'
import { ALLERGENS, NUTRIENTS, type ProductSheet } from '../sheet/sheet'
import type { Typed } from '../sheet/values'
import classes from './LotDialog.module.css'

interface Props {
  sheet: ProductSheet
  /** Null for a new one, which begins with what the product says. */
  lot: Lot | null
  onSaved: () => void
  onClose: () => void
}

type Values = {
  lot: string
  ingredients: string
  allergens: string[]
  energyKj: Typed
  energyKcal: Typed
} & Record<(typeof NUTRIENTS)[number], Typed>

function valuesOf(lot: Lot | null, sheet: ProductSheet): Values {
  const nutrients = Object.fromEntries(NUTRIENTS.map((name) => [name, lot?.[name] ?? '']))
  return {
    lot: lot?.lot ?? '',
    ingredients: lot?.ingredients ?? sheet.ingredients,
    allergens: lot?.allergens ?? sheet.allergens,
    energyKj: lot?.energyKj ?? (sheet.energyKj || ''),
    energyKcal: lot?.energyKcal ?? (sheet.energyKj ? kcalOf(sheet.energyKj) : ''),
    ...nutrients,
  } as Values
}

function bodyOf(values: Values) {
  const numbers = ['energyKj', 'energyKcal', ...NUTRIENTS] as const
  return {
    ...values,
    lot: values.lot.trim(),
    ...Object.fromEntries(numbers.map((name) => [name, Number(values[name])])),
  }
}

/** What the e-label of a bottling tells. */
export function LotDialog({ sheet, lot, onSaved, onClose }: Props) {
  const { t } = useTranslation('products')
  const form = useAppForm<Values>({
    initialValues: valuesOf(lot, sheet),
    // The law wants the whole declaration: 0 is a value, nothing is none.
    rules: {
      lot: all(required, max(60)),
      ingredients: required,
      energyKj: required,
      energyKcal: required,
      ...Object.fromEntries(NUTRIENTS.map((name) => [name, required])),
    },
    send: (values) =>
      lot
        ? api.patch('/products/{id}/lots/{lot}', bodyOf(values), { path: { id: sheet.id, lot: lot.lot } })
        : api.post('/products/{id}/lots', bodyOf(values), { path: { id: sheet.id } }),
    onSent: (_, { lot: number }) => {
      toast.success(t('lots.saved', { lot: number }))
      onSaved()
    },
  })
  return (
    <FormDialog
      form={form}
      size={640}
      title={t(lot ? 'lots.edit' : 'lots.add')}
      submit={t('lots.save')}
      leave={t('cancel')}
      onClose={onClose}
    >
      <div className={fields.fields}>
        <TextInput
          className={fields.whole ?? ''}
          label={t('lots.number')}
          description={t('lots.numberHelp')}
          required
          autoComplete="off"
          data-autofocus
          disabled={lot !== null}
          {...form.getInputProps('lot')}
        />
        <Textarea
          autosize={false}
          className={fields.whole ?? ''}
          label={t('field.ingredients')}
          required
          rows={3}
          {...form.getInputProps('ingredients')}
        />
        <MultiSelect
          className={fields.whole ?? ''}
          label={t('field.allergens')}
          data={ALLERGENS.map((value) => ({ value, label: t(`catalogue:allergen.${value}`) }))}
          hidePickedOptions
          {...form.getInputProps('allergens')}
        />
      </div>
      <h3 className={own.sub}>{t('lots.nutrition')}</h3>
      <div className={classes.numbers}>
        <NumberField label={t('lots.energyKj')} unit="kJ" required {...form.getInputProps('energyKj')} />
        <NumberField label={t('lots.energyKcal')} unit="kcal" required {...form.getInputProps('energyKcal')} />
        {NUTRIENTS.map((name) => (
          <NumberField
            key={name}
            label={t(`nutrient.${name}`)}
            unit="g"
            decimals={2}
            required
            {...form.getInputProps(name)}
          />
        ))}
      </div>
    </FormDialog>
  )
}
