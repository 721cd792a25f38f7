import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Collection, Party } from '~/api/types'
import { api } from '~/shared/api/client'
import classes from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { SheetValues } from '../sheet/values'

/** Whose product it is: an administrator names the supplier. */
export function SupplierField({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const suppliers = useQuery({
    queryKey: ['products', 'houses'],
    queryFn: ({ signal }) =>
      api.get<Collection<Party>>('/suppliers', { query: { itemsPerPage: 500 }, signal, silent: true }),
    staleTime: 60_000,
  })
  return (
    <Select
      className={classes.whole ?? ''}
      label={t('field.supplier')}
      required
      searchable
      autoComplete="off"
      nothingFoundMessage={t('noResult')}
      data={suppliers.data?.['hydra:member'].map(({ id, company }) => ({ value: String(id), label: company })) ?? []}
      {...form.getInputProps('supplier')}
    />
  )
}
