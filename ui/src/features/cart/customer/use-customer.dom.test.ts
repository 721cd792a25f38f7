import { describe, expect, it } from 'vitest'
import { person } from '~/shared/cart/testing/samples'
import { orderableFor } from './use-customer'

const card = (change: object) => ({ ...person('restaurant'), ...change })

describe('whom a seller may order for', () => {
  it('leaves out who cannot be ordered for', () => {
    const customers = [card({ id: 1 }), card({ id: 2, addresses: [] }), card({ id: 3, status: 'blocked' })]
    expect(orderableFor(customers).map(({ id }) => id)).toEqual([1])
  })

  it('shows twelve at most', () => {
    const customers = Array.from({ length: 30 }, (_, id) => card({ id }))
    expect(orderableFor(customers)).toHaveLength(12)
  })
})
