import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** An order with everything it keeps. One that is not there, or not for the reader, fails the screen with a 404. */
export const orderDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => api.get('/orders/{id}', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 5000,
  })
