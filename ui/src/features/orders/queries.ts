import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** How many orders wait for the reader. */
export const todoCountQuery = queryOptions({
  queryKey: ['orders', 'todo'],
  queryFn: ({ signal }) => api.get('/orders', { query: { view: 'todo', itemsPerPage: 1 }, signal }),
  select: (found) => found['hydra:totalItems'],
  refetchInterval: LOOK_AGAIN,
})

/** An order with everything it keeps. One that is not there, or not for the reader, fails the screen with a 404. */
export const orderDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => api.get('/orders/{id}', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 5000,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404
