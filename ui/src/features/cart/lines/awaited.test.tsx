import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const choices = { customer: 3, billingAddress: 1, shippingAddress: 2, carrier: 'express', delivery: 'home' as const }

it('says of a line what is not there yet and when it comes, of the quantity that the server knows', async () => {
  const lines = withAdded([], product(1), 12)
  const computed = quote([[1, 12]])
  for (const part of computed.suppliers)
    for (const item of part.items) item.promises = [{ quantity: 6, expectedOn: '2031-12-12', late: false }]
  server.use(http.post('*/api/cart', () => HttpResponse.json(computed)))
  openCart('restaurant', { ...choices, lines }, { quote: computed, quotedLines: lines })
  await openStep('summary')
  expect((await screen.findAllByText('6 attendues le 12 décembre 2031'))[0]).toBeVisible()
})
