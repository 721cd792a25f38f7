import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '~/shared/order/order'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { comingStates, nextStep } from './next-step'

const [begun] = anOrderDetail.timeline
if (!begun) throw new Error('the fixture has a timeline')

/** An order that somebody or Millésime moved from a state to another. */
const moved = (from: OrderDetail['status'], to: OrderDetail['status'], openAmount: number): OrderDetail => ({
  ...anOrderDetail,
  status: to,
  openAmount,
  timeline: [begun, { ...begun, from, to, comment: '' }],
})

describe('who moves next', () => {
  it('pays what was invoiced, and is told again when a payment went', () => {
    expect(nextStep(moved('pending_invoice', 'billed', 99.22), 'buyer')).toEqual({ key: 'billed', tone: 'info' })
    expect(nextStep(moved('pending_invoice', 'billed', 99.22), 'seller')).toEqual({ key: 'billedOpen', tone: 'info' })
    expect(nextStep(moved('closed', 'billed', 99.22), 'buyer')).toEqual({ key: 'reopened', tone: 'error' })
    expect(nextStep(moved('closed', 'billed', 99.22), 'other')).toEqual({ key: 'reopenedOpen', tone: 'error' })
    expect(nextStep(moved('pending_invoice', 'billed', 0), 'buyer')).toBeNull()
  })
})

// Domain 5.3: waiting_payment, and paid_error, lead to paid and then to validated.
describe('what is still to come', () => {
  it('begins with the payment where that is awaited', () => {
    const served = ['validated', 'preparation', 'pending_shipping', 'shipped']
    expect(comingStates('waiting_payment')).toEqual(['paid', ...served])
    expect(comingStates('paid_error')).toEqual(['paid', ...served])
    expect(comingStates('paid')).toEqual(served)
    expect(comingStates('processing')).toEqual(served)
    expect(comingStates('billed')).toEqual([])
  })
})
