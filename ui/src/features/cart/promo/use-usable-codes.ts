import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { api } from '~/shared/api/client'
import { useSession } from '~/shared/session/session'

export type UsableCode = Schemas['PricingUsablePromoCode']

const usableQuery = queryOptions({
  queryKey: ['promo-codes', 'usable'],
  queryFn: ({ signal }) => api.get('/usable_promo_codes', { signal }),
  select: (answer) => answer['hydra:member'],
  staleTime: 0,
})

/** The codes that the buyer may use now, but for the one in the cart. */
export function useUsableCodes(code: string): UsableCode[] {
  const user = useSession((session) => session.user)
  const { data = [] } = useQuery({
    ...usableQuery,
    enabled: user !== null && mayCall('usable_promo_codes.list', user),
  })
  return data.filter((one) => one.code !== code)
}
