import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withAdded } from '~/shared/cart/content'
import { followCart } from '~/shared/cart/open'
import { openCart } from '~/shared/cart/testing/open-cart'
import { person, product, quote } from '~/shared/cart/testing/samples'
import { aProduct } from '~/shared/product/testing/a-product'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const customer = { ...person('restaurant', 9), company: 'Chez Nadia', name: 'Chez Nadia' }
const [billingAddress, shippingAddress] = customer.addresses

const lines = withAdded([], product(1), 6)

/** The agent's cart: a carton for Chez Nadia, ready to be validated. */
const kept = quote([[1, 6]], {
  customer,
  billingAddress: billingAddress ?? null,
  shippingAddress: shippingAddress ?? null,
  selectedCarrier: 'express',
  cgAccepted: true,
})

beforeAll(followCart)

beforeEach(() => {
  const content = { customer: 9, billingAddress: 1, shippingAddress: 2, carrier: 'express', cgAccepted: true, lines }
  openCart('commercial_agent', content, { quote: kept, quotedLines: lines })
  server.use(
    http.get('*/api/cart', () => HttpResponse.json(kept)),
    http.post('*/api/cart', () => HttpResponse.json({ ...kept, version: 2 })),
    http.get('*/api/users/9', () => HttpResponse.json(customer)),
    http.get('*/api/products', () => HttpResponse.json({ 'hydra:member': [aProduct()], 'hydra:totalItems': 1 })),
    http.get('*/api/products/facets', () => HttpResponse.json(facets)),
    http.get('*/api/product_suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
})

/** One product, and nothing to narrow it down by. */
const facets = {
  total: 1,
  facets: {},
  price: { min: 1, max: 2 },
  search: { corrected: null, suggestions: [] },
}

const changed = { name: 'Changer de client' }

describe('an agent who orders for a customer', () => {
  it('reads its name in the catalogue, in the dock, on the cart and in the drawer, with the way to another', async () => {
    await openScreen('/products/list', 'commercial_agent')
    const dock = within(await screen.findByRole('region', { name: 'Votre commande' }))
    expect(await dock.findByText('Pour Chez Nadia')).toBeVisible()
    expect(dock.getByRole('link', changed)).toHaveAttribute('href', '/cart/customer')
    expect(screen.getAllByText('Pour Chez Nadia').length).toBeGreaterThanOrEqual(3)
    await userEvent.click(screen.getByRole('button', { name: /^Panier.*, Pour Chez Nadia$/ }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText('Pour Chez Nadia')).toBeVisible()
    expect(drawer.getByRole('link', changed)).toHaveAttribute('href', '/cart/customer')
  })

  it('reads it in the title of each step and on the last button', async () => {
    await openScreen('/cart/validation', 'commercial_agent')
    expect(await screen.findByRole('heading', { level: 1, name: 'Commande pour Chez Nadia' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Valider la commande pour Chez Nadia/ })[0]).toBeVisible()
    expect(screen.getAllByRole('link', changed)[0]).toHaveAttribute('href', '/cart/customer')
  })
})
