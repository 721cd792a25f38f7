import { MultiSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import classes from './CodeForm.module.css'
import { ProductsField } from './ProductsField'
import type { CodeValues } from './values'

interface Props {
  form: AppFormState<CodeValues>
  suppliers: { value: string; label: string }[]
  /** It has served: who bears it stays. */
  isFrozen: boolean
}

/** Who bears a code, and on which of its wines it counts. */
export function BearersPanel({ form, suppliers, isFrozen }: Props) {
  const { t } = useTranslation('codes')
  return (
    <Panel title={t('form.part.bearers')}>
      <Stack gap={16}>
        <MultiSelect
          label={t('form.suppliers')}
          description={t('form.suppliersHelp')}
          placeholder={form.values.suppliers.length === 0 ? t('form.suppliersPick') : ''}
          required
          disabled={isFrozen}
          data={suppliers}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('form.suppliersClear') }}
          hidePickedOptions
          nothingFoundMessage={t('form.noSupplier')}
          maxDropdownHeight={280}
          autoComplete="off"
          classNames={{ input: classes.bearers ?? '', inputField: classes.pick ?? '' }}
          {...form.getInputProps('suppliers')}
        />
        <ProductsField form={form} />
      </Stack>
    </Panel>
  )
}
