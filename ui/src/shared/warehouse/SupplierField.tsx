import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { supplierChoices } from '~/shared/product/suppliers'

interface Props {
  /** The supplier's id; '' until one is chosen. */
  value: string
  onChange: (id: string) => void
  /** Said below its name; '' when there is nothing to say. */
  help?: string
  disabled?: boolean
}

/** Whose goods they are: administrators act for others. What a form says of the field besides is passed on. */
export function SupplierField({ value, onChange, help = '', disabled = false, ...props }: Props) {
  const { t } = useTranslation('warehouse')
  const { data = [] } = useQuery(supplierChoices)
  return (
    <Select
      {...props}
      label={t('supplier')}
      description={help || undefined}
      placeholder={t('chooseSupplier')}
      required
      searchable
      autoComplete="off"
      nothingFoundMessage={t('noResult')}
      disabled={disabled}
      data={data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
