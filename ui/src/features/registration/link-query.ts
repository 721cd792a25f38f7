import { queryOptions } from '@tanstack/react-query'
import type { PasswordLink } from '~/api/types'
import { api } from '~/shared/api/client'

export const linkPath = (token: string) => `/forgot_password/${encodeURIComponent(token)}`

/** Whose password the link of a mail may set; 404 once it is used or too old. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => api.get<PasswordLink>(linkPath(token), { signal, anonymous: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
