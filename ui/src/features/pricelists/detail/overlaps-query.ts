import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { PRICE_LISTS } from '../queries'

/** The wines that another list of the supplier prices too, and which of the two prevails. */
export const overlapsQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRICE_LISTS, 'overlaps', id],
    queryFn: ({ signal }) =>
      api.get('/price_lists/{id}/overlaps', { path: { id }, query: { itemsPerPage: -1 }, signal }),
    select: ({ 'hydra:member': overlaps }) => overlaps,
    staleTime: 0,
  })
