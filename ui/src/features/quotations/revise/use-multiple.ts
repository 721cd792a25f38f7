import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import type { QuotationItem } from '../quotation'

const ruleQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'rule', id],
    queryFn: ({ signal }) => api.get('/products/{id}', { path: { id }, signal }),
    staleTime: 300_000,
    retry: false,
  })

/** How many bottles of a line go together today; until that is known, full cartons stay full. */
export function useMultiple({ product, quantity }: Pick<QuotationItem, 'product' | 'quantity'>): number {
  const { data } = useQuery(ruleQuery(product.id))
  if (data) return Math.max(data.orderMultiple, 1)
  return quantity % product.unitsPerCarton === 0 ? product.unitsPerCarton : 1
}
