import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { documentsOf } from '~/shared/document/documents'

/** Price lists as they are read, with those of their series. */
export const priceLists = documentsOf(['pricelists'], (id, signal) =>
  api.get('/price_lists/{id}', { path: { id }, signal }),
)

/** All wines of a list with their prices, in its order. */
export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: [...priceLists.key, 'lines', id],
    queryFn: ({ signal }) => api.get('/price_lists/{id}/lines', { path: { id }, query: { itemsPerPage: -1 }, signal }),
    select: ({ 'hydra:member': lines }) => lines,
    staleTime: 0,
  })
