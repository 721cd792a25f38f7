import { queryOptions } from '@tanstack/react-query'
import type { InvitationLink } from '~/api/types'
import { api } from '~/shared/api/client'

/** Who invites whom with the link of a mail; 404 once it has served or is too old. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: ({ signal }) =>
      api.get<InvitationLink>(`/invitations/${encodeURIComponent(token)}`, { signal, anonymous: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
