import { queryOptions } from '@tanstack/react-query'
import type { Collection, TrailEntry } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { PAGE_ROWS } from '~/shared/table/page-rows'
import type { UserSearch } from './user-search'

/** The acts of the trail, as the API takes it. */
export const auditListQuery = ({ actor, subjectId, action, from, to }: UserSearch): Query => ({
  actor: actor && `/api/users/${actor}`,
  ...(subjectId ? { subject: 'users', subjectId } : {}),
  action,
  from,
  to,
})

/** One page of the audit trail, the newest act first. */
export const auditPageQuery = (list: Query, page: number) =>
  queryOptions({
    queryKey: ['people', 'audit', list, page],
    queryFn: ({ signal }) =>
      api.get<Collection<TrailEntry>>('/audit_entries', {
        query: { ...list, page, itemsPerPage: PAGE_ROWS },
        signal,
      }),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
