import { useQuery } from '@tanstack/react-query'
import type { WaitingKind, WaitingList } from '~/api/types'
import { mayCall } from '../access/permissions'
import { useSession } from '../session/session'
import { waitingQuery } from './waiting-query'

/** What waits for the viewer, by kind; undefined until it is known, and for an account that waits itself. */
export function useWaiting(): WaitingKind[] | undefined {
  const isAsked = useSession(({ user }) => user !== null && mayCall('waiting.get', user))
  return useQuery({ ...waitingQuery, enabled: isAsked }).data?.kinds
}

/** How many rows of a list wait. */
export const countIn = (kinds: WaitingKind[] | undefined, list: WaitingList | undefined) =>
  (kinds ?? []).reduce((total, kind) => (kind.list === list ? total + kind.count : total), 0)

/** In which statuses rows of a list wait. */
export const statusesIn = (kinds: WaitingKind[] | undefined, list: WaitingList) =>
  (kinds ?? []).flatMap((kind) => (kind.list === list ? kind.statuses : []))

/** Milliseconds between two looks while a list that others change is on screen, as the list itself is looked at. */
const LOOK_AGAIN = 15_000

/** How many rows of the list on screen wait for the viewer; undefined until it is known. */
export function useWaitingIn(list: WaitingList): number | undefined {
  const { data } = useQuery({ ...waitingQuery, refetchInterval: LOOK_AGAIN })
  return data && countIn(data.kinds, list)
}
