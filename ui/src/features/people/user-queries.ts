import { queryOptions } from '@tanstack/react-query'
import type { Collection, PersonCard } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { PAGE_ROWS } from '~/shared/table/page-rows'

const fetchUsers = (query: Query, signal: AbortSignal) => api.get<Collection<PersonCard>>('/users', { query, signal })

/** One page of a list of people. */
export const usersPageQuery = (list: Query, page: number) =>
  queryOptions({
    queryKey: ['people', 'users', list, page],
    queryFn: ({ signal }) => fetchUsers({ ...list, page, itemsPerPage: PAGE_ROWS }, signal),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })

/** Many people of a list at once, for exports and acts on all of them: never kept, never shown. */
export const usersBatchQuery = (list: Query, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: ['people', 'users-batch', list, page],
    queryFn: ({ signal }) => fetchUsers({ ...list, page, itemsPerPage }, signal),
    staleTime: 0,
    gcTime: 0,
  })
