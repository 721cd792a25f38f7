import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** All suppliers, as the choices of an administrator who writes products for one of them. */
export const supplierChoices = queryOptions({
  queryKey: ['products', 'supplier-choices'],
  queryFn: ({ signal }) => api.get('/suppliers', { query: { itemsPerPage: 500 }, signal }),
  select: ({ 'hydra:member': found }) => found.map(({ id, company }) => ({ value: String(id), label: company })),
  staleTime: 60_000,
})

/** What suppliers are called, by the ids that choices have. */
export function useSupplierNames(): (id: string) => string {
  const { data = [] } = useQuery(supplierChoices)
  return (id) => data.find(({ value }) => value === id)?.label ?? `n° ${id}`
}
