import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aProduct, detailOf, someFacets } from './fixtures'
import type { Product } from './product'

const asked: URL[] = []

function serve(products: Product[], total = products.length): void {
  server.use(
    http.get('*/api/products', ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json({ 'hydra:member': products, 'hydra:totalItems': total })
    }),
    http.get('*/api/products/facets', () => HttpResponse.json(someFacets)),
    http.get('*/api/products/:id', ({ params }) => {
      const found = products.find(({ id }) => String(id) === params.id)
      return found
        ? HttpResponse.json(detailOf(found))
        : HttpResponse.json({ 'hydra:description': 'Ce produit est introuvable.' }, { status: 404 })
    }),
    http.get('*/api/product_suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, byStatus: [], months: [] })),
  )
}

const lastAsked = () => asked.at(-1)?.searchParams ?? new URLSearchParams()

beforeEach(() => {
  asked.length = 0
})

describe('the catalogue', { timeout: 20_000 }, () => {
  it('R-2.033 /products redirects a supplier to /products/list', async () => {
    serve([aProduct()])
    const { address } = await openScreen('/products', 'supplier')
    expect(address()).toBe('/products/list')
    expect(await screen.findByRole('table', { name: 'Catalogue' })).toBeDefined()
  })

  it('R-2.034, R-2.036 /products shows a restaurant the grid', async () => {
    serve([aProduct()])
    const { address } = await openScreen('/products', 'restaurant')
    expect(address()).toBe('/products/grid')
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: /Château Brisac/ }).getAttribute('href')).toBe('/products/12')
    expect(card.getByText('11,78 €')).toBeDefined()
    expect(card.getByText('12,40 €')).toBeDefined()
    expect(card.getByText(/Carton de 6, 70,68/)).toBeDefined()
  })

  it('toggles a filter through the URL, and offers its chip', async () => {
    serve([aProduct()])
    const user = userEvent.setup()
    const { address } = await openScreen('/products/grid')
    await user.click(await screen.findByRole('checkbox', { name: /Rouge/ }))
    await waitFor(() => expect(lastAsked().getAll('colour[]')).toEqual(['red']))
    expect(address()).toBe('/products/grid?colour=["red"]')
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre Rouge' }))
    await waitFor(() => expect(address()).toBe('/products/grid'))
  })

  it('opens a shared link as it was, and drops what is broken in it', async () => {
    serve([aProduct()])
    await openScreen('/products/grid?colour=["white"]&sort=-vintage&page=nonsense&view=table')
    await screen.findByRole('table')
    expect(lastAsked().getAll('colour[]')).toEqual(['white'])
    expect(lastAsked().get('order[vintage]')).toBe('desc')
    expect(lastAsked().get('page')).toBeNull()
  })

  it('R-7.073 sorts by the head of a column and says so', async () => {
    serve([aProduct()])
    const user = userEvent.setup()
    const { address } = await openScreen('/products/list', 'supplier')
    await screen.findByRole('table')
    await user.click(screen.getByRole('button', { name: 'Prix HT' }))
    await waitFor(() => expect(lastAsked().get('order[priceTaxExcl]')).toBe('asc'))
    await user.click(screen.getByRole('button', { name: 'Prix HT' }))
    await waitFor(() => expect(address()).toBe('/products/list?sort=-priceTaxExcl'))
    expect(screen.getByRole('columnheader', { name: /Prix HT/ }).getAttribute('aria-sort')).toBe('descending')
  })

  it('R-8.014 says Aucun résultat, and clears the filters', async () => {
    serve([])
    const user = userEvent.setup()
    const { address } = await openScreen('/products/grid?search=zzz')
    expect(await screen.findByText('Aucun résultat')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(() => expect(address()).toBe('/products/grid'))
  })

  it('offers to ask again when the products cannot be loaded', async () => {
    serve([aProduct()])
    server.use(http.get('*/api/products', () => new HttpResponse(null, { status: 500 }), { once: true }))
    const user = userEvent.setup()
    await openScreen('/products/grid')
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('article')).toBeDefined()
  })

  it('loads the trace of a price when it is asked for', async () => {
    serve([aProduct()])
    const user = userEvent.setup()
    await openScreen('/products/grid')
    await user.click(await screen.findByRole('button', { name: 'Pourquoi ce prix ? Château Brisac' }))
    expect(await screen.findByText('Remise permanente')).toBeDefined()
  })

  it('R-2.039 shows a product with its price, its supplier and its facts', async () => {
    serve([aProduct()])
    await openScreen('/products/12')
    expect(await screen.findByRole('heading', { level: 1, name: 'Château Brisac 2021' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Maison Delorme' })).toBeDefined()
    expect(screen.getByText('Merlot 60 %')).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Ajouter au panier' })[0]).toBeDefined()
  })

  it.each(['/products/999', '/products/nothing'])('shows the 404 page at %s', async (path) => {
    serve([])
    await openScreen(path)
    expect(await screen.findByText('Page Not Found')).toBeDefined()
  })
})
