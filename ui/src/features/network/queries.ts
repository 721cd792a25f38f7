import { queryOptions } from '@tanstack/react-query'
import type { Me } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Side } from './network-search'
import { apiPaths, receivedSidesOf } from './sides'

/** How many relations a list has, whatever its filters. */
export const relationsCountQuery = (side: Side) =>
  queryOptions({
    queryKey: ['network', side, 'count'],
    queryFn: ({ signal }) =>
      api.get(apiPaths[side], {
        query: { ...(side === 'sent' ? { awaiting: 'other' } : {}), itemsPerPage: 1 },
        signal,
      }),
  })

/** The invitations that wait for the reader's answer, the newest first. */
export function queryOfReceived({ userGroup }: Me) {
  const sides = receivedSidesOf(userGroup.code)
  return queryOptions({
    queryKey: ['network', 'received', sides],
    queryFn: async ({ signal }) => {
      const query = { awaiting: 'me', itemsPerPage: 100 }
      const lists = await Promise.all(sides.map((side) => api.get(apiPaths[side], { query, signal })))
      return lists
        .flatMap((list) => list['hydra:member'])
        .toSorted((one, other) => (other.invitedAt ?? '').localeCompare(one.invitedAt ?? ''))
    },
  })
}
