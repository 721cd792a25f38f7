import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { supplierChoices } from '~/shared/product/suppliers'
import { needsLabel } from '../sheet/derived'
import { COLOURS, TYPES } from '../sheet/sheet'
import type { SheetValues } from '../sheet/values'
import { SheetSection } from './SheetSection'

interface Props {
  form: AppFormState<SheetValues>
  /** Administrators say whose product it is, once. */
  choosesSupplier: boolean
}

/** What the product is called and what kind of drink it is. */
export function IdentityFields({ form, choosesSupplier }: Props) {
  const { t } = useTranslation('products')
  const isWine = needsLabel(form.values.type as Parameters<typeof needsLabel>[0])
  return (
    <SheetSection section="identity">
      <div className={classes.fields}>
        {choosesSupplier && <SupplierField form={form} />}
        <TextInput
          className={classes.whole ?? ''}
          label={t('field.name')}
          description={t('help.name')}
          required
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput label={t('field.reference')} required autoComplete="off" {...form.getInputProps('reference')} />
        <TextInput
          className={classes.number ?? ''}
          label={t('field.ean')}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('ean')}
        />
        <Select
          label={t('field.type')}
          required
          allowDeselect={false}
          data={TYPES.map((value) => ({ value, label: t(`enums:product_type.${value}`) }))}
          {...form.getInputProps('type')}
        />
        {isWine && (
          <Select
            label={t('field.colour')}
            allowDeselect={false}
            data={COLOURS.map((value) => ({ value, label: t(`enums:product_colour.${value}`) }))}
            {...form.getInputProps('colour')}
          />
        )}
        <TextInput
          className={classes.number ?? ''}
          label={t('field.vintage')}
          placeholder={t('placeholder.vintage')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...form.getInputProps('vintage')}
        />
      </div>
    </SheetSection>
  )
}

/** Whose product it is: an administrator names the supplier. */
function SupplierField({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const { data = [] } = useQuery(supplierChoices)
  return (
    <Select
      className={classes.whole ?? ''}
      label={t('field.supplier')}
      required
      searchable
      autoComplete="off"
      nothingFoundMessage={t('noResult')}
      data={data}
      {...form.getInputProps('supplier')}
    />
  )
}
