import { describe, expect, it } from 'vitest'
import { STAGES } from '~/shared/order/stage'
import { stageCounts } from '~/shared/order/stages'
import { FILTER_STATUSES, ORDER_STATUSES, statusesOf, withSameLabel } from './statuses'

describe('the states of an order', () => {
  it('are all of those that the filter can select, both codes of Livrée by one choice', () => {
    expect(withSameLabel(['shipped', 'canceled'])).toEqual(['shipped', 'pending_invoice', 'canceled'])
    expect(new Set(withSameLabel(FILTER_STATUSES)).size).toBe(16)
  })

  it('are each under exactly one tab', () => {
    const under = STAGES.flatMap((tab) => statusesOf(tab))
    expect([...under].sort()).toEqual([...withSameLabel(ORDER_STATUSES)].sort())
    expect(new Set(under).size).toBe(under.length)
  })

  it('are counted by tab, quotations left out', () => {
    const counts = stageCounts([
      { status: 'processing', count: 3 },
      { status: 'shipped', count: 2 },
      { status: 'pending_invoice', count: 1 },
      { status: 'canceled', count: 4 },
      { status: 'canceled_quotation', count: 9 },
    ])
    expect(counts).toEqual({ inProgress: 3, shipping: 0, delivered: 3, trouble: 4, all: 10 })
  })
})
