import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { followLists } from './follow-lists'
import { waitingQuery } from './waiting-query'

describe('what waits', () => {
  it('is asked for anew with the lists that it counts, and with no other', async () => {
    const client = new QueryClient()
    followLists(client)
    const isStale = () => client.getQueryState(waitingQuery.queryKey)?.isInvalidated
    client.setQueryData(waitingQuery.queryKey, { '@type': 'Waiting', total: 0, kinds: [] } as never)
    client.setQueryData(['orders', 'list'], [])
    client.setQueryData(['products', 'list'], [])
    await client.invalidateQueries({ queryKey: ['products'] })
    expect(isStale()).toBe(false)
    await client.invalidateQueries({ queryKey: ['orders'] })
    expect(isStale()).toBe(true)
  })
})
