import { useQuery } from '@tanstack/react-query'
import { isAdmin } from '~/shared/access/groups'
import { mayCall } from '~/shared/access/permissions'
import { pathOf } from '~/shared/api/client'
import { personQuery } from '~/shared/api/person-query'
import { useSession } from '~/shared/session/session'
import { accountsQuery } from './accounts'

/** The page of the account between two people, for one of them or an administrator; null where none is known. */
export function useAccountPath(supplier: number, customer: number): string | null {
  const user = useSession((session) => session.user)
  const mayRead = user !== null && mayCall('accounts.list', user)
  const other = user?.id === supplier ? customer : user?.id === customer ? supplier : null
  const person = useQuery({ ...personQuery(other ?? 0), enabled: mayRead && other !== null })
  // Administrators have no relation with either: what is open tells it.
  const all = useQuery({ ...accountsQuery, enabled: mayRead && user !== null && isAdmin(user.userGroup.code) })
  const relation = person.data?.relation
  if (relation?.status === 'valid') return `/accounts/${relation.id}`
  const open = all.data?.['hydra:member'].find((one) => one.supplier.id === supplier && one.customer.id === customer)
  return open?.['@id'] ? pathOf(open['@id']) : null
}
