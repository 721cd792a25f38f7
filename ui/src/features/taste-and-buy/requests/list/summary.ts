import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { requests } from '../request'

/** From one day to another, of which either may be open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Revenue and commission of a period, by supplier, by waiter and by wine. */
export const summaryQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [...requests.key, 'summary', from, to],
    queryFn: ({ signal }) => api.get('/taste_and_buy/orders/summary', { query: { from, to }, signal }),
  })
