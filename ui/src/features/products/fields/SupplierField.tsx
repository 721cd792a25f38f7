import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { supplierChoices } from '~/shared/product/suppliers'
import type { SheetValues } from '../sheet/values'

/** Whose product it is: an administrator names the supplier. */
export function SupplierField({ form }: { form: AppFormState<SheetValues> }) {
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
