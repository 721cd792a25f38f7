import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { cart, emptyCart, useCart } from '~/shared/cart/store'
import type { ProductDetail } from '~/shared/product/product'
import { aProduct } from '~/shared/product/testing/a-product'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { detailOf } from '../testing/fixtures'

const alerts: string[] = []

/** Serves a product's page; `refusal` is what the server says to who asks to be alerted. */
function serve(own: Partial<ProductDetail> = {}, refusal?: string): void {
  const answer = (method: string) => {
    alerts.push(method)
    return refusal
      ? HttpResponse.json({ 'hydra:description': refusal }, { status: 409 })
      : new HttpResponse(null, { status: 204 })
  }
  server.use(
    http.get('*/api/products/12', () => HttpResponse.json({ ...detailOf(aProduct()), ...own })),
    http.put('*/api/products/12/alert', () => answer('PUT')),
    http.delete('*/api/products/12/alert', () => answer('DELETE')),
    http.get('*/api/product_suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/sample_requests/allowance', () =>
      HttpResponse.json({ allowed: true, reason: '', year: { used: 0, limit: 1 }, request: null }),
    ),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, byStatus: [], months: [] })),
  )
}

const open = async (group: GroupCode = 'restaurant') => {
  await openScreen('/products/12', group)
  return userEvent.setup()
}

const panel = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section')
  if (!section) throw new Error(`${title} has no panel`)
  return within(section)
}

beforeEach(() => {
  alerts.length = 0
})

describe('M’alerter', () => {
  it('asks once to be told, says so, and takes it back', async () => {
    serve({ available: 0, tag: 'out_of_stock' })
    const user = await open()
    expect(await screen.findByText('Rupture de stock')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Ajouter au panier' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'M’alerter' }))
    expect(await screen.findByText('Vous serez prévenu dès que vous pourrez le commander.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ne plus m’alerter' }))
    expect(await screen.findByRole('button', { name: 'M’alerter' })).toBeInTheDocument()
    expect(alerts).toEqual(['PUT', 'DELETE'])
  })

  it('says why it is refused, and reads again what may have come back meanwhile', async () => {
    serve({ available: 0, tag: 'out_of_stock' }, 'Ce produit peut déjà être commandé.')
    const user = await open()
    const button = await screen.findByRole('button', { name: 'M’alerter' })
    server.use(http.get('*/api/products/12', () => HttpResponse.json(detailOf(aProduct()))))
    await user.click(button)
    expect(await screen.findByText('Ce produit peut déjà être commandé.')).toBeInTheDocument()
    expect((await screen.findAllByRole('button', { name: 'Ajouter au panier' }))[0]).toBeInTheDocument()
  })

  it.each([
    ['what can be ordered', 'restaurant', { tag: 'pending_receipt', available: 0, incoming: 60 }],
    ['its supplier', 'supplier', { tag: 'out_of_stock', available: 0 }],
  ] as const)('is not offered for %s', async (_, group, own) => {
    serve(own)
    await open(group)
    expect(await screen.findByRole('heading', { level: 1, name: 'Château Brisac 2021' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'M’alerter' })).not.toBeInTheDocument()
  })
})

describe('the page of a product that was opened in a shop', () => {
  it('tells a works council what it will pay there, and puts a line of the shop into its cart', async () => {
    useCart.setState(emptyCart)
    serve()
    const asked: (string | null)[] = []
    const other = aProduct({ id: 13, name: 'Clos Delorme', listPriceTaxExcl: 9, storePriceTaxIncl: 14.9 })
    server.use(
      http.get('*/api/products/12', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('store'))
        const wine = aProduct({ listPriceTaxExcl: 11.2, priceTaxExcl: 11.2, storePriceTaxIncl: 17.5 })
        return HttpResponse.json({ ...detailOf(wine), substitutes: [other] })
      }),
      http.get('*/api/cart', () => HttpResponse.json(null)),
      http.post('*/api/cart', () => HttpResponse.json({}, { status: 503 })),
    )
    await openScreen('/products/12?store=true', 'cse')
    expect((await screen.findAllByText(/^17,50/))[0]).toBeVisible()
    expect(screen.getByText(/^14,90/)).toBeVisible()
    expect(screen.queryByText(/11,20/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Pourquoi ce prix ?' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Voir sa boutique' })).toHaveAttribute(
      'href',
      expect.stringMatching(/tab=shop/),
    )
    await userEvent.click(screen.getAllByRole('button', { name: 'Ajouter au panier' })[0] as HTMLElement)
    expect(cart().content.lines).toMatchObject([{ product: { id: 12 }, store: true }])
    expect(asked).toEqual(['true'])
  })

  it('shows a restaurant its own price, which no shop sells to', async () => {
    serve()
    await openScreen('/products/12?store=true', 'restaurant')
    expect(await screen.findByRole('heading', { name: 'Pourquoi ce prix ?' })).toBeVisible()
  })
})

describe('the page of a product for its own supplier', () => {
  it('tells what it sells, leads to its sheet first, and speaks to no buyer', async () => {
    serve({ supplier: { ...aProduct().supplier, id: 3 }, substitutes: [aProduct({ id: 13, name: 'Clos Delorme' })] })
    await open('supplier')
    expect(await screen.findByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/products/12/edit')
    expect(screen.getByRole('region', { name: 'Votre produit' })).toHaveTextContent(/Prix tarif HT/)
    expect(screen.queryByText('Vendu et expédié par')).not.toBeInTheDocument()
    expect(screen.queryByText('Pourquoi ce prix ?')).not.toBeInTheDocument()
    expect(screen.queryByText(/vin proche/)).not.toBeInTheDocument()
  })
})

describe('the page of a product for buyers', () => {
  it('tells the price that the cart charges for what is chosen, and why', async () => {
    const step = { document: 'Carte d’été', rate: 0, before: 12.4, amount: 0 }
    const list = { ...step, code: 'mercuriale', label: { fr: 'Mercuriale « Carte d’été »', en: 'Price list' } }
    serve({
      priceTaxExcl: 8.2,
      priceTaxIncl: 9.84,
      tiers: [{ minQuantity: 24, priceTaxExcl: 9.5, priceTaxIncl: 11.4 }],
      trace: [{ ...list, after: 8.2 }],
      tierTraces: [{ minQuantity: 24, trace: [{ ...list, after: 9.5 }] }],
    })
    const user = await open()
    const [quantity] = await screen.findAllByRole('textbox', { name: 'Cartons' })
    expect(screen.getByText(/^8,20\s€$/, { selector: 'span' })).toBeVisible()
    await user.clear(quantity as HTMLElement)
    await user.type(quantity as HTMLElement, '4')
    await user.tab()
    expect(await screen.findByText(/^9,50\s€$/, { selector: 'span' })).toBeVisible()
    expect(screen.getByText('dès 24')).toBeVisible()
    expect(screen.getByText(/57,00\s€/)).toBeVisible()
    const why = panel('Pourquoi ce prix ?')
    expect(why.getByText('Mercuriale « Carte d’été »')).toBeVisible()
    expect(why.getByText('Votre prix net').closest('div')).toHaveTextContent(/9,50\s€$/)
  })

  it('tells what arrives when', async () => {
    const arrivals = [
      { expectedOn: '2026-12-02', quantity: 60 },
      { expectedOn: '2027-01-15', quantity: 1 },
    ]
    serve({ available: 0, incoming: 61, tag: 'pending_receipt', arrivals })
    await open()
    expect(await screen.findByText('En attente de réception')).toBeInTheDocument()
    expect(screen.getByText(/^60 bouteilles attendues, arrivage le 2 déc\.\s2026$/)).toBeInTheDocument()
    expect(screen.getByText(/^1 bouteille attendue, arrivage le 15 janv\.\s2027$/)).toBeInTheDocument()
  })

  it('says when what arrives is promised to others', async () => {
    serve({ available: 3, incoming: 60, tag: 'insufficient_stock' })
    await open()
    expect(await screen.findByText('Les bouteilles attendues sont déjà promises')).toBeInTheDocument()
    expect(screen.getByText('Stock insuffisant, 3 bouteilles en stock')).toBeInTheDocument()
  })

  it('leads to wines that are near, when this one is out', async () => {
    serve({ available: 0, tag: 'out_of_stock', substitutes: [aProduct({ id: 13, name: 'Clos Delorme' })] })
    await open()
    const link = await screen.findByRole('link', { name: 'Voir un vin proche, en stock' })
    expect(link).toHaveAttribute('href', '#substitutes')
    expect(screen.getByRole('link', { name: /Clos Delorme/ })).toHaveAttribute('href', '/products/13')
  })

  it('shows how the price is made, step by step', async () => {
    serve()
    await open()
    await screen.findByRole('heading', { name: 'Pourquoi ce prix ?' })
    const steps = panel('Pourquoi ce prix ?')
    expect(steps.getByText('Prix tarif')).toBeInTheDocument()
    expect(steps.getByText('Remise permanente')).toBeInTheDocument()
    expect(steps.getByText('Votre prix net')).toBeInTheDocument()
  })

  it('offers a sample where its supplier does', async () => {
    serve({ sampleAllowed: true })
    await open()
    expect(await screen.findByRole('heading', { name: 'Goûter avant de commander' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Demander un échantillon' })).toBeEnabled()
  })

  it('hands out its documents, and says when one cannot be read', async () => {
    serve({ technicalSheet: '/api/products/12/technical_sheet', lots: [{ lot: 'L23', url: '/e-label/12/L23' }] })
    server.use(http.get('*/api/products/12/technical_sheet', () => new HttpResponse(null, { status: 500 })))
    const user = await open()
    expect(await screen.findByRole('link', { name: 'E-label, lot L23' })).toHaveAttribute('href', '/e-label/12/L23')
    await user.click(screen.getByRole('button', { name: 'Fiche technique (PDF)' }))
    expect(await screen.findByText(/^La fiche n’a pas pu être ouverte/)).toBeInTheDocument()
  })

  it('lists one’s last orders of it, and no documents where there are none', async () => {
    const order = { order: '/api/orders/7', number: 'CMD-2026-000007', at: '2026-11-02T10:00:00Z' }
    serve({ lastOrders: [{ ...order, quantity: 12, unitPriceTaxExcl: 11.5 }] })
    await open()
    await screen.findByRole('heading', { name: 'Vos dernières commandes' })
    const orders = panel('Vos dernières commandes')
    expect(orders.getByRole('link', { name: 'CMD-2026-000007' })).toHaveAttribute('href', '/orders/7')
    expect(orders.getByText('12 btl')).toBeInTheDocument()
    expect(orders.getByText(/^11,50\s€ HT l’unité$/)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument()
  })
})
