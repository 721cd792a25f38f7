import { describe, expect, it } from 'vitest'
import { orderStatusRows } from './order-status-rows'

describe('where orders stand', () => {
  it('R-3.105 counts both states called Livrée in one row', () => {
    const rows = orderStatusRows([
      { status: 'validated', count: 2 },
      { status: 'pending_invoice', count: 3 },
      { status: 'shipped', count: 4 },
    ])
    expect(rows).toEqual([
      { status: 'validated', count: 2 },
      { status: 'shipped', count: 7 },
    ])
  })

  it('leaves quotations and empty states out', () => {
    const rows = orderStatusRows([
      { status: 'quotation', count: 1 },
      { status: 'canceled_quotation', count: 2 },
      { status: 'paid', count: 0 },
    ])
    expect(rows).toEqual([])
  })
})
