import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { cart, emptyCart, useCart } from '~/shared/cart/store'
import { cancelWrite } from '~/shared/cart/sync'
import { aProduct } from '~/shared/product/testing/a-product'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { detailOf, someFacets } from '../testing/fixtures'

const CUSTOMER = 31

/** The wine costs 12,40 by the list, 10,90 for the customer that is ordered for; another one is another agent's to sell to it. */
function serve(): void {
  const priced = (request: Request, id: number) => {
    const isTheirs = new URL(request.url).searchParams.get('customer') === String(CUSTOMER)
    const held =
      isTheirs && id === 13 ? { otherAgent: true, priceTaxExcl: null, priceTaxIncl: null, listPriceTaxExcl: null } : {}
    const wine = aProduct({
      id,
      name: id === 12 ? 'Château Brisac' : 'Clos Voisin',
      priceTaxExcl: isTheirs ? 10.9 : 12.4,
      ...held,
    })
    const before = {
      code: 'list_price',
      label: { fr: 'Prix tarif', en: 'List price' },
      rate: 0,
      before: 12.4,
      after: 12.4,
      amount: 0,
    }
    const list = {
      ...before,
      code: 'mercuriale',
      label: { fr: 'Mercuriale', en: 'List' },
      after: wine.priceTaxExcl ?? 0,
    }
    return { ...detailOf(wine), trace: [before, ...(isTheirs ? [list] : [])] }
  }
  server.use(
    http.get('*/api/products', ({ request }) =>
      HttpResponse.json({ 'hydra:member': [priced(request, 12), priced(request, 13)], 'hydra:totalItems': 2 }),
    ),
    http.get('*/api/products/facets', () => HttpResponse.json(someFacets)),
    http.get('*/api/products/:id', ({ request, params }) => HttpResponse.json(priced(request, Number(params.id)))),
    http.get('*/api/product_suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
    http.post('*/api/cart', () => HttpResponse.json(null)),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, byStatus: [], months: [] })),
  )
}

const orderFor = () => act(() => useCart.setState({ content: { ...cart().content, customer: CUSTOMER } }))

afterEach(() => {
  cancelWrite()
  useCart.setState(emptyCart)
})

describe('the catalogue of who orders for a customer', () => {
  it('shows an agent the prices that the cart charges the customer, and why', async () => {
    serve()
    await openScreen('/products/grid', 'commercial_agent')
    await screen.findAllByText('Château Brisac')
    void orderFor()
    await waitFor(() => expect(screen.getAllByText('10,90 €').length).toBeGreaterThan(0))
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /^Pourquoi ce prix.*Château Brisac/ }))
    const net = await screen.findByText('Prix net du client')
    expect(net.closest('div')).toHaveTextContent(/10,90\s€$/)
  })

  it('shows no price of what another agent sells to the customer, and no quantity', async () => {
    serve()
    await openScreen('/products/grid', 'commercial_agent')
    void orderFor()
    expect(await screen.findByText('Suivi par un autre agent')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Quantité de Clos Voisin' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Quantité de Château Brisac' })).toBeVisible()
  })

  it('shows them on the page of a product, to an administrator too', async () => {
    serve()
    await openScreen('/products/12', 'admin')
    void orderFor()
    expect(await screen.findByText('Prix net du client')).toBeVisible()
    expect(screen.getAllByText('10,90 €').length).toBeGreaterThan(1)
  })
})
