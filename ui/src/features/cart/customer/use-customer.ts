import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Me, PersonCard } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import { personQuery } from '~/shared/api/person-query'
import { useCart } from '~/shared/cart/store'
import { useSession } from '~/shared/session/session'

/** A customer as the cart shows it. */
export type Customer = Pick<
  PersonCard,
  '@id' | 'id' | 'phone' | 'email' | 'company' | 'firstName' | 'lastName' | 'userGroup' | 'addresses'
>

/** The customers that fit the words: the first page. */
export const customersQuery = (search: string) =>
  queryOptions({
    queryKey: ['customers', { search }],
    queryFn: ({ signal }) => api.get('/customers', { query: { search, itemsPerPage: 30 }, signal }),
    placeholderData: keepPreviousData,
  })

/** How many customers are shown before the words narrow them down. */
export const SHOWN = 12

/** Whom a seller may order for: addresses are shown once a relation is valid, and no order goes without one. */
export const orderableFor = <Person extends Pick<PersonCard, 'status' | 'addresses'>>(customers: Person[]) =>
  customers.filter(({ status, addresses }) => status === 'valid' && addresses.length > 0).slice(0, SHOWN)

/** The customer of the cart with its addresses; null while there is none, or none known yet. */
export function useCustomer(): Customer | null {
  const id = useCart((state) => state.content.customer)
  const user = useSession((session) => session.user)
  const isSelf = user !== null && id === user.id
  const { data } = useQuery({ ...personQuery(id ?? 0), enabled: id !== null && !isSelf })
  if (id === null) return null
  return isSelf ? user : (data ?? null)
}

/** Whether somebody may add and change addresses of a customer: the customer itself and administrators. */
export const mayEditAddresses = (viewer: Me | null, customer: number) =>
  viewer !== null && (viewer.id === customer || isAdmin(viewer.userGroup.code))
