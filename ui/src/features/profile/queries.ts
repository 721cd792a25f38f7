import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Me } from '~/api/types'
import { api } from '~/shared/api/client'
import { personQuery } from '~/shared/api/person-query'
import { fetchUser } from '~/shared/session/restore'
import { useSession } from '~/shared/session/session'

/** Where the person is signed in, the latest first. */
export const devicesQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.get('/sessions', { signal }),
  select: (answer) =>
    answer['hydra:member'].toSorted(
      (a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt.localeCompare(a.lastUsedAt),
    ),
})

/** Who is signed in: a page below the guard, which goes on showing who it was while it is left after the sign-out. */
export function useMe(): Me {
  const user = useSession((session) => session.user)
  const last = useRef(user)
  last.current = user ?? last.current
  if (!last.current) throw new Error('nobody is signed in')
  return last.current
}

/** The person's own record, with the pictures that `me` leaves out. */
export const usePerson = (me: Me) => useQuery(personQuery(me.id))

/** Reads the person again after a change: the shell, the cart and the profile show the same. */
export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await fetchUser()
    await queryClient.invalidateQueries({ queryKey: ['people'] })
  }
}
