import type { Query } from '~/shared/api/query-string'
import { orderQuery } from '~/shared/parts/list-search'
import type { NetworkSearch, Side } from './network-search'

/** Where a relation stands (specification 3). */
export const RELATION_STATUSES = ['pending', 'valid', 'reject'] as const

/** People by name, as in an address book; what was sent by date. */
export const usualSort = (side: Side) => (side === 'sent' ? '-invitedAt' : 'name')

export const chosenStatuses = ({ status = [] }: NetworkSearch) =>
  RELATION_STATUSES.filter((code) => status.includes(code))

/** A list of relations, as the API takes it. */
export function relationsListQuery(side: Side, search: NetworkSearch): Query {
  const list = { search: search.search, ...orderQuery(search.sort ?? usualSort(side)) }
  return side === 'sent' ? { ...list, awaiting: 'other' } : { ...list, status: chosenStatuses(search) }
}

/** What clears every filter; the side and the sort stay. */
export const noFilters: Partial<NetworkSearch> = { search: undefined, status: undefined }

export const isFiltered = (search: NetworkSearch) => search.search !== undefined || chosenStatuses(search).length > 0
