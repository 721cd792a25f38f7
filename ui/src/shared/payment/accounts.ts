import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { ACCOUNTS } from './payment'

/** The reader's accounts on which something is open. */
export const accountsQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'open'],
  queryFn: ({ signal }) => api.get('/accounts', { query: { itemsPerPage: -1 }, signal }),
})
