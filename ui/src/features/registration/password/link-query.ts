import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Whose password the link of a mail may set; 404 once it is used or too old. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => api.get('/forgot_password/{token}', { path: { token }, signal, anonymous: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
