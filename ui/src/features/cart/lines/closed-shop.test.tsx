import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const choices = { customer: 3, billingAddress: 1, shippingAddress: 2, carrier: 'express', delivery: 'home' as const }

/** The cart of an individual with a wine of a shop, sold or not any more. */
async function opened(tag: 'normal' | 'desactivated') {
  const lines = withAdded([], product(1), 6, true)
  const computed = quote([[1, 6]])
  for (const part of computed.suppliers) {
    part.store = true
    for (const item of part.items) item.tag = tag
  }
  server.use(http.post('*/api/cart', () => HttpResponse.json(computed)))
  openCart('customer', { ...choices, lines }, { quote: computed, quotedLines: lines })
  await openStep('summary')
  const { company } = computed.suppliers[0]?.supplier ?? { company: '' }
  return (await screen.findAllByText(company)).map((name) => name.closest('a') !== null)
}

it('leads to a seller whose shop is open', async () => {
  expect(await opened('normal')).toContain(true)
})

it('offers no way to a seller whose shop is closed: its card is not readable', async () => {
  expect(await opened('desactivated')).not.toContain(true)
})
