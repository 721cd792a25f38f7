import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Product, ProductFacets } from '~/shared/product/product'
import { aProduct } from '~/shared/product/testing/a-product'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { detailOf, someFacets } from '../testing/fixtures'

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

/** How the search is understood, and how many it finds. */
const read = (search: ProductFacets['search'], total = someFacets.total) =>
  server.use(http.get('*/api/products/facets', () => HttpResponse.json({ ...someFacets, total, search })))

const lastAsked = () => asked.at(-1)?.searchParams ?? new URLSearchParams()

beforeEach(() => {
  asked.length = 0
})

describe('the catalogue', () => {
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
    expect(asked.map(({ searchParams }) => searchParams.get('page'))).toContain('1')
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
    const { address } = await openScreen('/products/grid?colour=["red"]')
    expect(await screen.findByText('Aucun résultat')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(() => expect(address()).toBe('/products/grid'))
  })

  it('says what was corrected, and searches exactly what was typed', async () => {
    serve([aProduct()])
    read({ corrected: 'sancerre', suggestions: [] })
    const user = userEvent.setup()
    const { address } = await openScreen('/products/grid?search=sancere')
    expect(
      await screen.findByText(/^Aucun produit pour «\s?sancere\s?»\. Voici ceux de «\s?sancerre\s?»\.$/),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Chercher «\s?sancere\s?» exactement$/ }))
    await waitFor(() => expect(address()).toBe('/products/grid?search=sancere&exact=true'))
    await waitFor(() => expect(lastAsked().get('exact')).toBe('true'))
  })

  it('R-8.014 proposes other words where nothing is called so, and speaks of no filter', async () => {
    serve([])
    read({ corrected: null, suggestions: ['chablis'] }, 0)
    const user = userEvent.setup()
    const { address } = await openScreen('/products/grid?search=chablis%20margaux')
    expect(await screen.findByText('Aucun résultat')).toBeDefined()
    expect(screen.getByText(/Vouliez-vous\s?:$/)).toBeDefined()
    expect(screen.queryByText(/filtres/)).toBeNull()
    await user.click(screen.getByRole('button', { name: /^«\s?chablis\s?»$/ }))
    await waitFor(() => expect(address()).toBe('/products/grid?search=chablis'))
  })

  it('tells how many the filters leave out, and shows them', async () => {
    serve([])
    const user = userEvent.setup()
    const { address } = await openScreen('/products/grid?search=sancerre&colour=["red"]')
    expect(
      await screen.findByText(/^2 produits répondent à «\s?sancerre\s?», mais vos filtres les écartent\.$/),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Voir ces 2 produits, sans les filtres' }))
    await waitFor(() => expect(address()).toBe('/products/grid?search=sancerre'))
  })

  it('M’alerter stands where a quantity would, and takes the wish back', async () => {
    serve([aProduct({ tag: 'out_of_stock', available: 0 })])
    const sent: string[] = []
    server.use(
      http.all('*/api/products/12/alert', ({ request }) => {
        sent.push(request.method)
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const user = userEvent.setup()
    await openScreen('/products/grid')
    await user.click(await screen.findByRole('button', { name: 'M’alerter quand Château Brisac sera disponible' }))
    await user.click(await screen.findByRole('button', { name: 'Ne plus m’alerter pour Château Brisac' }))
    expect(await screen.findByText('M’alerter')).toBeDefined()
    expect(sent).toEqual(['PUT', 'DELETE'])
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

  it('starts a product of the shared warehouse at a carton, and adds it with the keyboard', async () => {
    serve([aProduct({ warehouse: 'dartess', orderMultiple: 1, minQuantity: 1, tag: 'dartess_warehouse' })])
    const user = userEvent.setup()
    await openScreen('/products/12')
    const quantity = await screen.findByRole('textbox', { name: 'Bouteilles' })
    expect(quantity).toHaveProperty('value', '6')
    await user.click(screen.getByRole('button', { name: 'Ajouter un carton de Château Brisac' }))
    expect(quantity).toHaveProperty('value', '12')
    await user.type(quantity, '{Enter}')
    expect(await screen.findByText('12 bouteilles déjà au panier')).toBeDefined()
    expect(quantity).toHaveProperty('value', '6')
  })

  it('shows an individual every price tax included first', async () => {
    serve([aProduct({ listPriceTaxExcl: null, priceTaxExcl: 11.78, priceTaxIncl: 14.14, storePriceTaxIncl: 14.14 })])
    await openScreen('/products/12', 'customer')
    expect((await screen.findByText('TTC')).closest('p')?.textContent).toMatch(/^14,14\s€\sTTCsoit 11,78\s€\sHT$/)
    expect(screen.getByText('Votre prix TTC')).toBeDefined()
    expect(screen.queryByText('Votre prix net')).toBeNull()
  })

  it('R-3.120 says the stock in the words of its tag, with the date of what is awaited', async () => {
    serve([
      aProduct({ id: 1, tag: 'pending_receipt', available: 0, incoming: 60, nextReceipt: '2026-12-02' }),
      aProduct({ id: 2, tag: 'out_of_stock', available: 0 }),
      aProduct({ id: 3, tag: 'stock_alert', available: 6 }),
    ])
    await openScreen('/products/grid')
    expect(await screen.findByText(/^En attente de réception, 2 déc\.\s2026$/)).toBeDefined()
    expect(screen.getByText('Rupture de stock')).toBeDefined()
    expect(screen.getByText('Stock faible, 6 btl')).toBeDefined()
    expect(await screen.findByRole('button', { name: /^M’alerter/ })).toBeDefined()
  })

  it('offers a carton of the shared warehouse in a row too', async () => {
    serve([aProduct({ id: 21, warehouse: 'dartess', orderMultiple: 1, minQuantity: 1 })])
    const user = userEvent.setup()
    await openScreen('/products/grid?view=table')
    const row = within(await screen.findByRole('row', { name: /Château Brisac/ }))
    const carton = row.getByRole('button', { name: 'Ajouter un carton de Château Brisac' })
    // A narrow row has room for the figure alone, with its unit.
    expect(carton).toHaveTextContent('+ 6 btl')
    await user.click(carton)
    expect(row.getByRole('textbox', { name: 'Bouteilles' })).toHaveProperty('value', '6')
    expect(row.getByText('6 btl')).toBeDefined()
  })

  it('goes from the search box down into the quantities', async () => {
    serve([aProduct(), aProduct({ id: 13, name: 'Clos Delorme' })])
    const user = userEvent.setup()
    await openScreen('/products/grid?view=table')
    const [first, second] = await screen.findAllByRole('textbox', { name: 'Cartons' })
    await user.click(screen.getByRole('searchbox', { name: 'Vin, appellation, fournisseur' }))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await user.keyboard('2{Enter}')
    expect(document.activeElement).toBe(second)
  })

  it('goes down only once the list answers what was typed', async () => {
    serve([aProduct()])
    const user = userEvent.setup()
    await openScreen('/products/grid?view=table')
    await screen.findByRole('row', { name: /Château Brisac/ })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/products', async () => {
        await answered
        return HttpResponse.json({
          'hydra:member': [aProduct({ id: 13, name: 'Clos Delorme' })],
          'hydra:totalItems': 1,
        })
      }),
    )
    const box = screen.getByRole('searchbox', { name: 'Vin, appellation, fournisseur' })
    await user.type(box, 'clos{ArrowDown}')
    expect(document.activeElement).toBe(box)
    answer()
    const row = within(await screen.findByRole('row', { name: /Clos Delorme/ }))
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('textbox', { name: 'Cartons' })))
  })

  it('puts chosen products into the cart, a carton of each', async () => {
    serve([aProduct({ id: 31 }), aProduct({ id: 32, name: 'Clos Delorme' }), aProduct({ id: 33, tag: 'out_of_stock' })])
    const user = userEvent.setup()
    await openScreen('/products/grid?view=table')
    const boxes = within(await screen.findByRole('table')).getAllByRole('checkbox')
    await user.click(boxes[0] as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Ajouter au panier (3 produits)' }))
    const row = within(screen.getByRole('row', { name: /Clos Delorme/ }))
    await waitFor(() => expect(row.getByRole('textbox', { name: 'Cartons' })).toHaveProperty('value', '1'))
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('shows a supplier its own goods without quantities', async () => {
    serve([aProduct({ storePriceTaxIncl: 16.5 })])
    await openScreen('/products/list', 'supplier')
    const row = within(await screen.findByRole('row', { name: /Château Brisac/ }))
    expect(row.getByRole('button', { name: /^Prix HT de Château Brisac/ })).toBeDefined()
    expect(row.queryByRole('textbox')).toBeNull()
  })

  it('clears one filter, and leaves it folded as it was left', async () => {
    serve([aProduct()])
    const user = userEvent.setup()
    const { address } = await openScreen('/products/grid?colour=["red"]&type=["still"]')
    await user.click(await screen.findByRole('button', { name: 'Effacer le filtre Couleur' }))
    await waitFor(() => expect(address()).toBe('/products/grid?type=["still"]'))
    await user.click(screen.getByRole('button', { name: 'Couleur' }))
    expect(screen.queryByRole('checkbox', { name: /Rouge/ })).toBeNull()
    cleanup()
    await openScreen('/products/grid')
    expect((await screen.findByRole('button', { name: 'Couleur' })).getAttribute('aria-expanded')).toBe('false')
  })

  it('offers to ask again for a product, and the way back', async () => {
    serve([aProduct()])
    server.use(http.get('*/api/products/:id', () => new HttpResponse(null, { status: 500 }), { once: true }))
    const user = userEvent.setup()
    await openScreen('/products/12')
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Château Brisac 2021' })).toBeDefined()
  })

  it.each(['/products/999', '/products/nothing'])('shows the 404 page at %s', async (path) => {
    serve([])
    await openScreen(path)
    expect(await screen.findByText('Page Not Found')).toBeDefined()
  })
})
