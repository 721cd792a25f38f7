import { describe, expect, it } from 'vitest'
import { withAdded } from '~/shared/cart/content'
import { cart } from '~/shared/cart/store'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product } from '~/shared/cart/testing/samples'
import { requestBody } from './request'

describe('a request for a quotation', () => {
  it('says what is wished in euros, line by line, and neither terms nor a version', () => {
    const lines = withAdded(withAdded([], product(1), 6), product(2), 12)
    openCart('restaurant', { lines, cgAccepted: true, promoCode: 'NOEL' })
    const asked = { items: [{ wantedUnitPriceTaxExcl: 1050 }, { wantedUnitPriceTaxExcl: null }], comment: ' Merci ' }
    const parties = { customer: 3, billingAddress: 1, shippingAddress: 2 }
    expect(requestBody(cart().content, parties, asked)).toEqual({
      origin: 'millesime',
      items: [
        { product: 'api/products/1', quantity: 6, discountValue: 0, wantedUnitPriceTaxExcl: 10.5 },
        { product: 'api/products/2', quantity: 12, discountValue: 0 },
      ],
      comment: 'Merci',
      customer: 'api/users/3',
      billingAddress: 'api/addresses/1',
      shippingAddress: 'api/addresses/2',
      step: 'quotation',
      version: 0,
    })
  })
})
