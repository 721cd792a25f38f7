import { describe, expect, it } from 'vitest'
import { setUser } from '~/shared/session/session'
import { type CartContent, emptyContent } from './content'
import { contentOf, payloadOf } from './payload'
import { person, product, quote } from './testing/samples'

const lines: CartContent['lines'] = [
  { product: product(1), quantity: 12 },
  { product: product(2), quantity: 6, discountValue: -5 },
]

/** What POST /cart carries for a content that no server knows yet. */
const sent = (content: Partial<CartContent> = {}) => payloadOf({ ...emptyContent, lines, ...content }, null)

describe('the body of POST /cart', () => {
  it('R-3.074 R-3.075 R-3.076 comes from millesime, with a list of quantities', () => {
    expect(sent().origin).toBe('millesime')
    expect(sent().items.map(({ quantity }) => quantity)).toEqual([12, 6])
  })

  it('R-3.077 names products as api/products/{id}', () => {
    expect(sent().items.map((item) => item.product)).toEqual(['api/products/1', 'api/products/2'])
  })

  it('R-3.078 R-5.078 R-9.015 carries a discount as an absolute number', () => {
    expect(sent().items[1]?.discountValue).toBe(5)
  })

  it('R-3.079 carries 0 where no discount was entered', () => expect(sent().items[0]?.discountValue).toBe(0))

  it('R-3.080 R-3.081 R-3.082 R-3.083 R-7.067 R-7.069 leaves out what was not chosen, and says what was', () => {
    expect(sent()).toMatchObject({ comment: '' })
    for (const field of ['step', 'carrierOfferCode', 'relayCode', 'customer', 'billingAddress', 'shippingAddress'])
      expect(sent()).not.toHaveProperty(field)
    const parties = { customer: 7, billingAddress: 21, shippingAddress: 22 }
    expect(sent({ ...parties, comment: 'Sonner deux fois', carrier: 'relais', relay: 'R-69002' })).toMatchObject({
      comment: 'Sonner deux fois',
      step: 'carrier',
      carrierOfferCode: 'relais',
      relayCode: 'R-69002',
    })
  })

  it('R-3.084 R-3.085 R-3.086 names customer and addresses as api/users/{id} and api/addresses/{id}', () => {
    expect(sent({ customer: 7, billingAddress: 21, shippingAddress: 22 })).toMatchObject({
      customer: 'api/users/7',
      billingAddress: 'api/addresses/21',
      shippingAddress: 'api/addresses/22',
    })
  })
})

/** What is sent of the cart that the server has: that of another device, or of an earlier day. */
function sentAgain(group: 'cse' | 'customer') {
  setUser(person(group))
  const saved = quote([[1, 6]])
  for (const part of saved.suppliers) part.store = true
  return payloadOf(contentOf(saved), null).items
}

describe('lines of a shop in a cart that is opened again', () => {
  it('stay those of a shop for a works council', () => expect(sentAgain('cse')).toMatchObject([{ store: true }]))

  // "Seul un CSE commande en boutique": its whole cart was refused.
  it('have no mark for an individual, who buys in shops alone', () =>
    expect(sentAgain('customer')[0]).not.toHaveProperty('store'))
})
