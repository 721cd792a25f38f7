import { useQuery } from '@tanstack/react-query'
import { mayCall } from '~/shared/access/permissions'
import { api, pathOf } from '~/shared/api/client'
import { useSession } from '~/shared/session/session'
import { ACCOUNTS } from './payment'

/** The page of the account between two people, for one of them or an administrator; null where none is known. */
export function useAccountPath(supplier: number, customer: number): string | null {
  const mayRead = useSession(({ user }) => user !== null && mayCall('accounts.list', user))
  const { data } = useQuery({
    queryKey: [...ACCOUNTS, 'between', supplier, customer],
    queryFn: ({ signal }) => api.get('/accounts', { query: { supplier, customer }, signal }),
    enabled: mayRead,
  })
  const iri = data?.['hydra:member'][0]?.['@id']
  return iri ? pathOf(iri) : null
}
