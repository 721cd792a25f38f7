import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { UserRelation } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'

/** What came of a mailed link: the invitation it led to, or why it led nowhere. */
export type LinkOutcome = { relation: UserRelation } | { problem: string; isDead: boolean }

/** Follows the link of a mail once, for who is signed in, and takes it out of the address. */
export function useInvitationLink(token: string | undefined): LinkOutcome | null {
  const client = useQueryClient()
  const navigate = useNavigate()
  const followed = useRef<string>(undefined)
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)

  useEffect(() => {
    // A link serves once.
    if (!token || followed.current === token) return
    followed.current = token
    api
      .post('/invitations/{token}', {}, { path: { token } })
      .then(
        (relation) => setOutcome({ relation }),
        (error: Error) =>
          setOutcome({ problem: error.message, isDead: error instanceof ApiError && error.status === 404 }),
      )
      .finally(() => {
        void client.invalidateQueries({ queryKey: ['network'] })
        void navigate({
          to: '/network',
          search: (before: object) => ({ ...before, invitation: undefined }),
          replace: true,
        })
      })
  }, [token, client, navigate])

  return outcome
}
