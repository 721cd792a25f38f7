import { describe, expect, it } from 'vitest'
import { anOrder } from '~/shared/order/testing/fixtures'
import { neighboursOf } from './neighbours'

const orders = [anOrder({ id: 3 }), anOrder({ id: 7 }), anOrder({ id: 5 })]

describe('the orders around one', () => {
  it('follow the order of the list', () => {
    expect(neighboursOf(7, orders)).toEqual({ previous: orders[0], next: orders[2] })
  })
  it('end with the list', () => expect(neighboursOf(5, orders)).toEqual({ previous: orders[1], next: undefined }))
  it('are unknown when the list does not hold it', () => expect(neighboursOf(9, orders)).toBeNull())
})
