import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { supplierChoices } from '~/shared/product/suppliers'
import { useSession } from '~/shared/session/session'

/** Whether the person names the supplier: administrators import for others. */
export const useNamesSupplier = () => useSession(({ user }) => user?.userGroup.code !== 'supplier')

interface Props {
  value: number | undefined
  onChange: (supplier: number | undefined) => void
  error?: string | undefined
}

/** Whose products they are. */
export function SupplierSelect({ value, onChange, error }: Props) {
  const { t } = useTranslation('imports')
  const { data = [] } = useQuery(supplierChoices)
  return (
    <Select
      label={t('supplier.label')}
      description={t('supplier.help')}
      placeholder={t('supplier.choose')}
      required
      searchable
      autoComplete="off"
      nothingFoundMessage={t('supplier.none')}
      data={data}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? undefined : Number(chosen))}
      error={error}
    />
  )
}
