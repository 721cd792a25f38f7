import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Who invites whom with the link of a mail; 404 once it has served or is too old. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: ({ signal }) => api.get('/invitations/{token}', { path: { token }, signal, anonymous: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
