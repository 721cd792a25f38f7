import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '~/api/types'
import { isAskedAbout, type MoveVerb, mayTakeBack, movesOf, nextMove, verbOf } from './moves'

describe('what is done to an order', () => {
  it.each<[OrderStatus, OrderStatus, MoveVerb]>([
    ['quotation', 'processing', 'accept'],
    ['quotation', 'canceled_quotation', 'refuse'],
    ['processing', 'validated', 'validate'],
    ['waiting_payment', 'validated', 'validateUnpaid'],
    ['paid', 'validated', 'validate'],
    ['paid_error', 'paid', 'recordPayment'],
    ['paid', 'paid_error', 'disputePayment'],
    ['paid_error', 'waiting_payment', 'awaitPayment'],
    ['validated', 'preparation', 'prepare'],
    ['pending_shipping', 'shipped', 'confirmDelivery'],
    ['billed', 'closed', 'close'],
    ['shipped', 'incident', 'report'],
    ['incident', 'preparation', 'settle'],
    ['incident', 'canceled', 'settle'],
    ['preparation', 'canceled', 'cancel'],
  ])('has its word: from %s to %s is %s', (from, to, verb) => expect(verbOf(from, to)).toBe(verb))

  it('settles an incident in one place, wherever the order goes from there', () => {
    expect(movesOf('incident', ['preparation', 'canceled', 'shipped']).map(({ verb }) => verb)).toEqual(['settle'])
  })

  it('names the usual way on as the next action, never a trouble', () => {
    // What was paid is entered as a payment: saying so of all of it is asked for less often.
    expect(nextMove(movesOf('paid_error', ['waiting_payment', 'paid', 'canceled']))).toBeUndefined()
    expect(nextMove(movesOf('shipped', ['incident']))).toBeUndefined()
    expect(nextMove(movesOf('processing', ['canceled']))).toBeUndefined()
  })

  it('asks before what cannot be taken back, and offers the way back where there is one', () => {
    expect(isAskedAbout('cancel')).toBe(true)
    expect(isAskedAbout('validate')).toBe(false)
    expect(mayTakeBack('waiting_payment', 'paid_error')).toBe(true)
    expect(mayTakeBack('processing', 'validated')).toBe(false)
  })
})
