import { HttpResponse, http } from 'msw'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { resetSession } from '~/shared/session/session'
import { eventually } from '~/testing/eventually'
import { server } from '~/testing/server'
import { quantityOf, withAdded } from './content'
import { openCartDrawer, useCartDrawer } from './drawer'
import { followCart, loadCart } from './open'
import { cartKey } from './storage'
import { cart } from './store'
import { openCart } from './testing/open-cart'
import { product, quote } from './testing/samples'

afterAll(followCart())

let asked = 0

/** The server's copy: nothing, which every look at it says anew. */
function answerAnEmptyCart() {
  server.use(
    http.get('*/api/cart', () => {
      asked += 1
      return HttpResponse.json(quote([], { id: '', version: 0 }))
    }),
  )
}

/** What a browser tells the other tabs of while that is done: each value that differs from the one before. */
async function toldWhile(work: () => Promise<void>): Promise<string[]> {
  let last = localStorage.getItem(cartKey('3'))
  const kept = vi.spyOn(Storage.prototype, 'setItem')
  await work()
  const told: string[] = []
  for (const [key, value] of kept.mock.calls) {
    if (key === cartKey('3') && value !== last) told.push(value)
    if (key === cartKey('3')) last = value
  }
  kept.mockRestore()
  return told
}

beforeEach(() => {
  asked = 0
  answerAnEmptyCart()
})

it('tells the other tabs nothing new when the empty cart of a restaurant is read again', async () => {
  openCart('restaurant')
  await loadCart()
  expect(await toldWhile(loadCart)).toEqual([])
  expect(cart().content.customer).toBe(3)
})

it('asks the server nothing when another tab kept the same', async () => {
  openCart('restaurant')
  await loadCart()
  const before = asked
  for (let n = 0; n < 3; n += 1) window.dispatchEvent(new StorageEvent('storage', { key: cartKey('3') }))
  await loadCart()
  expect(asked).toBe(before + 1)
})

it('takes what another tab kept, and asks for its figures once', async () => {
  openCart('supplier', { lines: withAdded([], product(1), 6) }, { saved: { cartId: 'c1', version: 2 } })
  const kept = localStorage.getItem(cartKey('3')) ?? ''
  server.use(
    http.get('*/api/cart', () => {
      asked += 1
      return HttpResponse.json(quote([[1, 18]], { version: 3 }))
    }),
  )
  localStorage.setItem(
    cartKey('3'),
    kept.replace('"quantity":6', '"quantity":18').replace('"version":2', '"version":3'),
  )
  for (let n = 0; n < 3; n += 1) window.dispatchEvent(new StorageEvent('storage', { key: cartKey('3') }))
  await eventually(() => expect(cart()).toMatchObject({ sync: 'saved', quote: { version: 3 } }))
  expect(quantityOf(cart().content.lines, 1)).toBe(18)
  expect(asked).toBe(1)
})

it('closes beside the page when the session ends: the next person did not open it', () => {
  openCart('restaurant')
  openCartDrawer()
  resetSession()
  expect(useCartDrawer.getState().isOpen).toBe(false)
})
