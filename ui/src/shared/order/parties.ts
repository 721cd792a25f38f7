import { queryOptions } from '@tanstack/react-query'
import type { GroupCode, PersonCard } from '~/api/types'
import { isAdmin, ordersForItself } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import type { Source } from '~/shared/forms/inputs/use-found'

/** The two sides of an order. */
export type Role = 'supplier' | 'customer'

/** Whom a list names: the supplier to who buys, the customer to who sells, both to admins and agents. */
export function partiesFor(group: GroupCode): Role[] {
  if (ordersForItself(group)) return ['supplier']
  return isAdmin(group) || group === 'commercial_agent' ? ['customer', 'supplier'] : ['customer']
}

/** The parties a list can be narrowed to, by name. */
export const partiesFound = (role: Role): Source<Pick<PersonCard, 'id' | 'company' | 'userGroup'>> => ({
  key: ['parties', 'found', role],
  find: (search, signal) => api.get(`/${role}s`, { query: { search, itemsPerPage: 30 }, signal }),
})

/** One party by its id: a shared link names it by that alone. */
export const partyQuery = (id: number) =>
  queryOptions({
    queryKey: ['parties', 'one', id],
    queryFn: ({ signal }) => api.get('/users/{id}', { path: { id }, signal }),
    staleTime: 300_000,
  })
