import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Collection, Party } from '~/api/types'
import { api } from '~/shared/api/client'
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
  const suppliers = useQuery({
    queryKey: ['products', 'houses'],
    queryFn: ({ signal }) =>
      api.get<Collection<Party>>('/suppliers', { query: { itemsPerPage: 500 }, signal, silent: true }),
    staleTime: 60_000,
  })
  return (
    <Select
      label={t('supplier.label')}
      description={t('supplier.help')}
      placeholder={t('supplier.choose')}
      required
      searchable
      autoComplete="off"
      nothingFoundMessage={t('supplier.none')}
      data={suppliers.data?.['hydra:member'].map(({ id, company }) => ({ value: String(id), label: company })) ?? []}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? undefined : Number(chosen))}
      error={error}
    />
  )
}
