import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { orderQuery } from '~/shared/parts/list-search'
import { priceLists } from '../queries'

/** Lists that are offered at once to be copied. */
const OFFERED = 200

/** The lists of a supplier, those that were changed last first. */
export const listsOfQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...priceLists.key, 'of', supplier],
    queryFn: ({ signal }) => {
      const query = { supplier: [supplier], itemsPerPage: OFFERED, ...orderQuery('-updatedAt') }
      return api.get('/price_lists', { query, signal })
    },
    select: ({ 'hydra:member': lists }) => lists,
    staleTime: 0,
  })
