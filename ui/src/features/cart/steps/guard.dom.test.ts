import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { withAdded } from '~/shared/cart/content'
import type { CartStep } from '~/shared/cart/steps'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product } from '~/shared/cart/testing/samples'
import { endCheckout } from '../checkout'
import { guardStep } from './guard'
import { stepOf } from './use-cart-step'

const lines = withAdded([], product(1), 6)
const addressed = { customer: 3, billingAddress: 1, shippingAddress: 2 }
const saved = { saved: { cartId: 'c1', version: 1 } }

/** Where opening a step leads: the step itself, or the redirect's target. */
async function open(step: CartStep): Promise<unknown> {
  try {
    await guardStep(step)
    return `/cart/${step}`
  } catch (error) {
    return isRedirect(error) ? error.options.to : error
  }
}

beforeEach(endCheckout)

describe('opening a step', () => {
  it('R-2.077 leads from validation to customer while the cart is empty', async () => {
    openCart('restaurant', addressed, saved)
    expect(await open('validation')).toBe('/cart/customer')
  })

  it.each<CartStep>(['summary', 'validation'])(
    'R-4.012 leads from %s to carrier while none is chosen',
    async (step) => {
      openCart('restaurant', { ...addressed, lines }, saved)
      expect(await open(step)).toBe('/cart/carrier')
    },
  )

  it.each<CartStep>(['customer', 'carrier', 'summary', 'validation'])(
    'R-2.078 opens %s once a carrier is chosen',
    async (step) => {
      openCart('restaurant', { ...addressed, lines, carrier: 'express', delivery: 'home' }, saved)
      expect(await open(step)).toBe(`/cart/${step}`)
    },
  )
})

describe('the current step', () => {
  it.each([
    ['R-2.070', '/cart/customer', 'customer'],
    ['R-2.071', '/cart/carrier', 'carrier'],
    ['R-2.072', '/cart/summary', 'summary'],
    ['R-2.073', '/cart/validation', 'validation'],
    ['R-2.075', '/cart', 'customer'],
  ])('%s R-2.074 is read from the path %s', (_clause, path, step) => {
    expect(stepOf(path)).toBe(step)
  })
})
