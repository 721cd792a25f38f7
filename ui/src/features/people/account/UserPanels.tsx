import type { Person } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { useSession } from '~/shared/session/session'
import { HistoryPanel } from '../history/HistoryPanel'
import { NextStatus, StatusPanel } from '../status/StatusPanel'

/** What administrators have beside a person: the state of its account, and what happened to it. */
export function UserPanels({ person }: { person: Person }) {
  const group = useSession((session) => session.user?.userGroup.code)
  if (!group || !isAdmin(group)) return null
  return (
    <>
      <StatusPanel user={person} />
      <HistoryPanel user={person} />
    </>
  )
}

/** What an account waits for from administrators. */
export function NextOfAccount({ person }: { person: Person }) {
  const group = useSession((session) => session.user?.userGroup.code)
  return group && isAdmin(group) ? <NextStatus user={person} /> : null
}
