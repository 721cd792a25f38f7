import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { ACCOUNTS } from '~/shared/payment/payment'
import type { AccountSearch } from './search'

/** A period of the account of a relation. */
export const accountQuery = (id: string, { from, to }: AccountSearch) =>
  queryOptions({
    queryKey: [...ACCOUNTS, id, from, to],
    queryFn: ({ signal }) => api.get('/accounts/{id}', { path: { id }, query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  })
