import { describe, expect, it } from 'vitest'
import { type CartContent, emptyContent, withAdded } from './content'
import { cartPath, cartSteps, furthestStep, isBeyond } from './steps'
import { product } from './testing/samples'

const lines = withAdded([], product(1), 6)
const addressed = { customer: 3, billingAddress: 1, shippingAddress: 2 }
const judge = (content: Partial<CartContent>) => ({ content: { ...emptyContent, ...content }, quote: null })

describe('the furthest step', () => {
  it('R-4.007 orders the steps customer, carrier, summary, validation', () => {
    expect(cartSteps).toEqual(['customer', 'carrier', 'summary', 'validation'])
  })

  it('R-4.008 is customer by default', () => {
    expect(furthestStep(judge({}))).toBe('customer')
  })

  it('R-4.009 is carrier once customer, both addresses and items are there', () => {
    expect(furthestStep(judge({ ...addressed, lines }))).toBe('carrier')
  })

  it('R-4.010 stays customer without items', () => {
    expect(furthestStep(judge(addressed))).toBe('customer')
  })

  it.each(['customer', 'billingAddress', 'shippingAddress'])('R-4.011 stays customer without %s', (field) => {
    expect(furthestStep(judge({ ...addressed, lines, [field]: null }))).toBe('customer')
  })

  it('R-4.012 closes summary and validation while carrier is the furthest', () => {
    const cart = judge({ ...addressed, lines })
    expect(cartSteps.filter((step) => isBeyond(step, cart))).toEqual(['summary', 'validation'])
  })

  it('R-4.013 is validation once a carrier is selected, which opens summary too', () => {
    const cart = judge({ ...addressed, lines, carrier: 'express', delivery: 'home' })
    expect(furthestStep(cart)).toBe('validation')
    expect(isBeyond('summary', cart)).toBe(false)
  })

  it('R-4.014 asks for a relay when the offer delivers to one', () => {
    const chosen = { ...addressed, lines, carrier: 'relais', delivery: 'relay' as const }
    expect(furthestStep(judge(chosen))).toBe('carrier')
    expect(furthestStep(judge({ ...chosen, relay: 'P1' }))).toBe('validation')
  })

  it('stays customer while the address is not served (domain, introduction)', () => {
    const cart = judge({ ...addressed, lines, carrier: 'express', delivery: 'home' })
    const blockers = [{ propertyPath: 'shippingAddress', code: 'address_not_served', message: '' }]
    expect(furthestStep({ ...cart, quote: { blockers } })).toBe('customer')
  })
})

describe('where the cart is seen', () => {
  it('R-2.082 is the summary when the furthest step is validation', () => {
    expect(cartPath(judge({ ...addressed, lines, carrier: 'express', delivery: 'home' }))).toBe('/cart/summary')
  })

  it('R-2.083 is the furthest step otherwise', () => {
    expect(cartPath(judge({ lines }))).toBe('/cart/customer')
    expect(cartPath(judge({ ...addressed, lines }))).toBe('/cart/carrier')
  })
})
