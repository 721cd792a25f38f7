import { expect, it } from 'vitest'
import { CART_VERSION, cartKey, cartStorage, migrateCart, setCartOwner } from './storage'
import { product } from './testing/samples'

it('keeps one cart per person, and another per person acted for', () => {
  const value = { state: migrateCart(null), version: CART_VERSION }
  setCartOwner('3')
  void cartStorage.setItem('cart', value)
  setCartOwner('1.as.3')
  expect(cartStorage.getItem('cart')).toBeNull()
  expect(localStorage.getItem(cartKey('3'))).not.toBeNull()
})

it('keeps nothing while nobody is signed in', () => {
  setCartOwner(null)
  void cartStorage.setItem('cart', { state: migrateCart(null), version: CART_VERSION })
  expect(localStorage).toHaveLength(0)
})

it('saves the lines of a cart kept by another version, and nothing else', () => {
  const line = { product: product(1), quantity: 6 }
  const kept = migrateCart({ content: { lines: [line, { product: { id: 2 } }, null], comment: 'old' } })
  expect(kept).toMatchObject({ content: { lines: [line], comment: '' }, saved: null, isDirty: true })
})
