import { notifications } from '@mantine/notifications'
import { isValidElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { addAllToCart, addToCart, chooseCarrier, removeFromCart, resetCart, setCustomer } from './actions'
import { quantityOf, withAdded } from './content'
import { cart } from './store'
import { cancelWrite } from './sync'
import { openCart } from './testing/open-cart'
import { person, product } from './testing/samples'

const lines = withAdded([], product(1), 6)
const addressed = { customer: 3, billingAddress: 1, shippingAddress: 2 }

/** The toast that was shown last, and where its link leads. */
function lastToast() {
  const toast = vi.mocked(notifications.show).mock.lastCall?.[0]
  const detail = toast?.message
  const link = isValidElement<{ to: string; children: string; onClick: () => void }>(detail) ? detail.props : null
  return { title: toast?.title, to: link?.to, words: link?.children, follow: link?.onClick }
}

beforeEach(() => {
  vi.spyOn(notifications, 'show').mockReturnValue('id')
  return cancelWrite
})

describe('adding many products', () => {
  it('adds to what is there, and says it once', () => {
    openCart('restaurant', { lines })
    addAllToCart([
      { product: product(1), quantity: 6 },
      { product: product(2), quantity: 12 },
    ])
    expect(quantityOf(cart().content.lines, product(1).id)).toBe(12)
    expect(quantityOf(cart().content.lines, product(2).id)).toBe(12)
    expect(notifications.show).toHaveBeenCalledTimes(1)
    expect(lastToast()).toMatchObject({ title: '2 produits ont été ajoutés au panier', words: 'Voir le panier' })
  })

  it('says nothing of nothing', () => {
    openCart('restaurant')
    addAllToCart([])
    expect(notifications.show).not.toHaveBeenCalled()
  })
})

describe('adding a product', () => {
  it('R-2.080 says that the product was added', () => {
    openCart('restaurant')
    addToCart(product(1), 6)
    expect(lastToast().title).toBe('Le produit a été ajouté au panier')
  })

  it('R-2.081 carries the link Voir le panier', () => {
    openCart('restaurant')
    addToCart(product(1), 6)
    expect(lastToast().words).toBe('Voir le panier')
  })

  it('goes as its link is followed: it would lie over the cart', () => {
    const hide = vi.spyOn(notifications, 'hide')
    openCart('restaurant')
    addToCart(product(1), 6)
    hide.mockClear()
    lastToast().follow?.()
    expect(hide).toHaveBeenCalledExactlyOnceWith('cart-added')
  })

  it('R-2.082 leads to the summary when a carrier is chosen', () => {
    openCart('restaurant', { ...addressed, carrier: 'express', delivery: 'home' })
    addToCart(product(1), 6)
    expect(lastToast().to).toBe('/cart/summary')
  })

  it('R-2.083 leads a supplier without a customer to step 1', () => {
    openCart('supplier')
    addToCart(product(1), 6)
    expect(lastToast().to).toBe('/cart/customer')
  })

  it('R-4.020 adds to the quantity in the cart', () => {
    openCart('restaurant', { lines })
    addToCart(product(1), 12)
    expect(quantityOf(cart().content.lines, 1)).toBe(18)
  })

  it('asks again for the terms, since another supplier may have others', () => {
    openCart('restaurant', { lines, cgAccepted: true })
    addToCart(product(2), 6)
    expect(cart().content.cgAccepted).toBe(false)
  })
})

it('R-4.015 choosing a carrier clears the relay', () => {
  openCart('restaurant', { ...addressed, lines, carrier: 'relais', delivery: 'relay', relay: 'P1' })
  chooseCarrier({ code: 'express', delivery: 'home' })
  expect(cart().content).toMatchObject({ carrier: 'express', delivery: 'home', relay: null })
})

it('removing a line offers it back', () => {
  openCart('restaurant', { lines })
  removeFromCart(product(1))
  expect(cart().content.lines).toEqual([])
  expect(lastToast().title).toBe('Clos 1 a été retiré du panier')
})

describe('resetting the cart', () => {
  const full = { ...addressed, lines, comment: 'Quai 2', carrier: 'express', delivery: 'home' as const }

  it('R-4.021 to R-4.024 empties it and clears customer, addresses and comment', () => {
    openCart('supplier', full)
    resetCart()
    expect(cart().content).toMatchObject({
      lines: [],
      customer: null,
      billingAddress: null,
      shippingAddress: null,
      comment: '',
      carrier: null,
    })
  })

  it.each<[string, GroupCode]>([
    ['R-4.025', 'restaurant'],
    ['R-4.026', 'wine_merchant'],
    ['R-4.027', 'cse'],
  ])('%s reloads the customer of a %s', (_clause, group) => {
    openCart(group, full)
    resetCart()
    expect(cart().content).toMatchObject({ lines: [], comment: '', ...addressed })
  })

  it.each<GroupCode>(['hypermarket', 'negociant', 'customer', 'admin'])('leaves the customer of a %s open', (group) => {
    openCart(group, full)
    resetCart()
    expect(cart().content.customer).toBeNull()
  })
})

it('another customer brings its own addresses and delivery is chosen again', () => {
  openCart('commercial_agent', { ...addressed, lines, carrier: 'express', delivery: 'home' })
  setCustomer({ ...person('restaurant', 9) })
  expect(cart().content).toMatchObject({ customer: 9, billingAddress: 1, shippingAddress: 2, carrier: null })
})
