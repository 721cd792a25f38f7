import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '~/shared/session/session'

/** Keeps notifications up to date while the page is open, and gives how many arrived last: for who listens. */
export function useLive(): number {
  const client = useQueryClient()
  const [arrived, setArrived] = useState(0)
  const owner = useSession(({ user }) => user && (user.impersonator?.id ?? user.id))
  useEffect(() => {
    if (!owner) return undefined
    let isGone = false
    let stop: () => void = () => undefined
    // Its code comes after the first screen's; without it the number is that of the last look.
    import('./live/start')
      .then(({ startLive }) => {
        if (!isGone) stop = startLive(client, owner, setArrived)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      stop()
    }
  }, [client, owner])
  return arrived
}
