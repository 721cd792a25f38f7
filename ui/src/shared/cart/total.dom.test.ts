import { beforeEach, describe, expect, it } from 'vitest'
import { acceptTerms, chooseCarrier, setCartQuantity, setComment } from './actions'
import { withAdded } from './content'
import { contentOf } from './payload'
import { cart, useCart } from './store'
import { cancelWrite } from './sync'
import { openCart } from './testing/open-cart'
import { product, quote } from './testing/samples'
import { isTotalAwaited } from './total'

const isAwaited = () => isTotalAwaited(cart())

const shown = quote([
  [1, 6],
  [3, 6],
  [2, 6],
])

beforeEach(() => {
  cancelWrite()
  // Suppliers in turn: the server puts the lines of each together.
  const lines = [1, 2, 3].reduce<ReturnType<typeof withAdded>>((added, id) => withAdded(added, product(id), 6), [])
  openCart('restaurant', { ...contentOf(shown), lines }, { quote: shown })
})

describe('the total shown', () => {
  it('is that of the cart once the server has it', () => {
    expect(isAwaited()).toBe(false)
  })

  it.each([
    ['a delivery', () => chooseCarrier({ code: 'express', delivery: 'home' })],
    ['a quantity', () => setCartQuantity(product(1), 12)],
  ])('is awaited after %s', (_, change) => {
    change()
    expect(isAwaited()).toBe(true)
    useCart.setState({ sync: 'failed' })
    expect(isAwaited()).toBe(false)
  })

  it.each([
    ['the terms', () => acceptTerms(true)],
    ['a comment', () => setComment('Quai 2')],
  ])('is not awaited after %s, which cost nothing', (_, change) => {
    change()
    expect(cart().isDirty).toBe(true)
    expect(isAwaited()).toBe(false)
  })
})
