import { notifications, notificationsStore } from '@mantine/notifications'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '~/shared/api/errors'
import { eventually } from '~/testing/eventually'
import { createQueryClient } from './query-client'

const refusal = new ApiError(503, 'Service indisponible.', { 'hydra:description': 'Service indisponible.' })
const toasts = () => notificationsStore.getState().notifications.map(({ title }) => title)

let isDown = true
const orders = queryOptions({
  queryKey: ['orders'],
  queryFn: () => (isDown ? Promise.reject(refusal) : Promise.resolve(['CMD-1'])),
})

beforeEach(() => {
  notifications.clean()
  isDown = true
})

describe('what a query cannot read', () => {
  it('R-8.001 is a toast where a screen waits for it', async () => {
    const watch = new QueryObserver(createQueryClient(), orders)
    watch.subscribe(() => undefined)
    await eventually(() => expect(toasts()).toEqual(['Service indisponible.']))
  })

  it('is none where it was fetched ahead', async () => {
    const client = createQueryClient()
    await client.prefetchQuery(orders)
    expect(client.getQueryState(orders.queryKey)?.status).toBe('error')
    expect(toasts()).toEqual([])
  })

  it('is none where it was looked up again: what was read before stands', async () => {
    const client = createQueryClient()
    isDown = false
    const watch = new QueryObserver(client, orders)
    watch.subscribe(() => undefined)
    await eventually(() => expect(watch.getCurrentResult().data).toEqual(['CMD-1']))
    isDown = true
    await client.invalidateQueries({ queryKey: orders.queryKey })
    expect(watch.getCurrentResult().error).toBe(refusal)
    expect(toasts()).toEqual([])
  })

  it('is none where the list of exceptions names it', async () => {
    const watch = new QueryObserver(createQueryClient(), { ...orders, meta: { quiet: 'unread' } })
    watch.subscribe(() => undefined)
    await eventually(() => expect(watch.getCurrentResult().error).toBe(refusal))
    expect(toasts()).toEqual([])
  })
})
