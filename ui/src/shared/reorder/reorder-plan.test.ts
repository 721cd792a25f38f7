import { describe, expect, it } from 'vitest'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { type CurrentProduct, planLine } from './reorder-plan'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

const today: CurrentProduct = {
  ...item.product,
  orderMultiple: 6,
  minQuantity: 6,
  warehouse: 'supplier',
  supplier: { id: 5, company: 'Maison Delorme' },
  status: 'active',
  tag: 'normal',
  available: 120,
}

const planned = (change: Partial<CurrentProduct>, inCart = 0) => {
  const { outcome, quantity } = planLine(item, { ...today, ...change }, inCart)
  return [outcome, quantity]
}

describe('ordering a line of 12 bottles again', () => {
  it('takes it whole when there is enough', () => expect(planned({})).toEqual(['added', 12]))
  it('takes what is left, in full multiples', () => expect(planned({ available: 11 })).toEqual(['partial', 6]))
  it('counts what lies in the cart already', () => expect(planned({ available: 18 }, 12)).toEqual(['partial', 6]))
  it('leaves out what is not in stock', () => expect(planned({ tag: 'out_of_stock' })).toEqual(['out', 0]))
  it('leaves out less than the minimum', () => {
    expect(planned({ available: 11, minQuantity: 12 })).toEqual(['out', 0])
  })
  it('leaves out what is no longer sold', () => expect(planned({ status: 'desactivated' })).toEqual(['gone', 0]))
  it('orders what is awaited', () => expect(planned({ tag: 'pending_receipt', available: 0 })).toEqual(['added', 12]))
  it('follows a new packing', () => expect(planned({ orderMultiple: 5 })).toEqual(['added', 15]))
  it('tells a product that is gone', () => expect(planLine(item, null, 0).outcome).toBe('gone'))
})
