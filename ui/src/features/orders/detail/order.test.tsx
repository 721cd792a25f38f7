import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { cart, emptyCart, useCart } from '~/shared/cart/store'
import type { OrderDetail } from '~/shared/order/order'
import { anOrder, anOrderDetail, aParty } from '~/shared/order/testing/fixtures'
import type { CurrentProduct } from '~/shared/reorder/reorder-plan'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

const product: CurrentProduct = {
  ...item.product,
  orderMultiple: 6,
  minQuantity: 6,
  warehouse: 'supplier',
  supplier: { id: 5, company: 'Maison Delorme' },
  status: 'active',
  tag: 'normal',
  available: 120,
}

/** A computed cart with what was posted, each bottle at a price. */
function quoteOf(items: { product: string; quantity: number }[], price: number) {
  return {
    id: 'c1',
    version: 1,
    customer: null,
    billingAddress: null,
    shippingAddress: null,
    carrier: [],
    relays: [],
    vat: [],
    blockers: [],
    comment: '',
    selectedCarrier: null,
    selectedRelay: null,
    suppliers: [
      {
        supplier: product.supplier,
        store: false,
        items: items.map(({ quantity }) => ({ product, quantity, unitPriceTaxExcl: price, totalPriceTaxExcl: price })),
      },
    ],
  }
}

beforeEach(() => useCart.setState(emptyCart))
afterEach(() => vi.restoreAllMocks())

async function open(group: GroupCode, change: Partial<OrderDetail> = {}, today: Partial<CurrentProduct> | null = {}) {
  const orders = [
    anOrder({ id: 12, number: 'CMD-2026-000012' }),
    anOrder(),
    anOrder({ id: 4, number: 'CMD-2026-000004' }),
  ]
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': orders, 'hydra:totalItems': 3 })),
    http.get('*/api/orders/:id', () => HttpResponse.json({ ...anOrderDetail, ...change })),
    http.get('*/api/products/:id', () =>
      today ? HttpResponse.json({ ...product, ...today }) : new HttpResponse(null, { status: 404 }),
    ),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
    http.post('*/api/cart', async ({ request }) => {
      const { items } = (await request.json()) as { items: { product: string; quantity: number }[] }
      return HttpResponse.json(quoteOf(items, 12.1))
    }),
  )
  await openScreen('/orders/9', group)
  await screen.findByRole('heading', { level: 1, name: anOrderDetail.number })
}

const again = async (name = 'Recommander') => {
  await userEvent.setup().click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

describe('the page of an order', () => {
  it('R-2.030 says who moves next, in the words of each side', async () => {
    await open('restaurant')
    expect(await screen.findByText(/Maison Delorme doit encore valider la commande/)).toBeDefined()
  })

  it('tells its supplier that it waits for an answer, and does not sell it its own goods', async () => {
    await open('supplier', { supplier: aParty(3, 'Maison Delorme', 'supplier') })
    expect(await screen.findByText(/Cette commande attend votre réponse/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Recommander' })).toBeNull()
  })

  it('tells each side why an order waits for payment, and what comes next', async () => {
    const encours = { outstandingValue: 600, exposure: 500 }
    const waiting = { status: 'waiting_payment', waitingFor: 'beyond_encours', encours } as const
    await open('restaurant', waiting)
    expect(await screen.findByText(/dépasse votre encours chez Maison Delorme.*184,03/)).toHaveTextContent(
      'ou l’accord du fournisseur',
    )
    expect(screen.getByText(/Encours disponible : 100,00.€ sur 600,00.€/)).toBeVisible()
  })

  it('tells the supplier by how much an order goes beyond the encours', async () => {
    const supplier = aParty(3, 'Maison Delorme', 'supplier')
    const encours = { outstandingValue: 600, exposure: 500 }
    await open('supplier', { status: 'waiting_payment', waitingFor: 'beyond_encours', encours, supplier })
    expect(await screen.findByText(/Dépassement : 84,03.€, pour un encours de 600,00.€/)).toBeVisible()
  })

  it('tells the supplier that a prepaid order waits for its customer', async () => {
    const supplier = aParty(3, 'Maison Delorme', 'supplier')
    await open('supplier', { status: 'waiting_payment', waitingFor: 'prepaid', supplier })
    expect(await screen.findByText(/Paiement d’avance : Le Comptoir des Tilleuls doit régler/)).toBeVisible()
  })

  it('tells an agent that payment is expected, and no term of the two parties', async () => {
    await open('commercial_agent', { status: 'waiting_payment', waitingFor: null, paymentTerms: null })
    expect(await screen.findByText(/Le paiement de 184,03.€ TTC est attendu/)).toBeVisible()
    expect(screen.queryByText(/encours|Conditions de paiement/)).toBeNull()
  })

  it('says who placed it for whom, and what was taken off a line', async () => {
    const [placed] = anOrderDetail.timeline
    if (!placed) throw new Error('a creation is needed')
    const timeline = [{ ...placed, actor: 'Agence Lacoste' }]
    await open('restaurant', { onBehalf: true, timeline, items: [{ ...item, discountValue: 4 }] })
    expect(await screen.findByText('Passée pour vous par Agence Lacoste')).toBeVisible()
    expect(screen.getByText(/^Remise 4/)).toBeVisible()
    expect(screen.getByText('30 jours fin de mois')).toBeVisible()
  })

  it.each([
    ['R-3.119', 'dartess_warehouse', 'Panachable'],
    ['R-3.120', 'sample', 'Échantillon'],
    ['R-3.120', 'pending_receipt', 'En attente de réception'],
  ])('%s says of a line that it is %s: %s', async (_clause, tag, label) => {
    await open('restaurant', { items: [{ ...item, tag }] })
    expect(await screen.findByRole('row', { name: /Château Brisac/ })).toHaveTextContent(label)
  })

  it('shows the commission to those who get it, apart from the total', async () => {
    const agent = aParty(3, 'Agence Lacoste', 'commercial_agent')
    const customer = { ...anOrderDetail.customer, id: 9 }
    await open('commercial_agent', { onBehalf: true, customer, commission: { agent, rate: 15, amount: 21.2 } })
    expect(await screen.findByText(/^Votre commission \(15/)).toBeVisible()
    expect(screen.getByText(/^21,20/)).toBeVisible()
    expect(screen.getByText(/^Passée par Camille Aubrac pour Le Comptoir des Tilleuls/)).toBeVisible()
  })

  it('names the admin who ordered in somebody’s name, and that person', async () => {
    const [placed] = anOrderDetail.timeline
    if (!placed) throw new Error('a creation is needed')
    await open('restaurant', { timeline: [{ ...placed, impersonator: 'Julien Carpentier' }] })
    const history = within(await screen.findByRole('region', { name: 'Suivi' }))
    expect(history.getByText(/Julien Carpentier pour Camille Aubrac/)).toBeVisible()
  })

  it('hands out what the customer signed when its seller accepted the quotation', async () => {
    const [placed] = anOrderDetail.timeline
    if (!placed) throw new Error('a creation is needed')
    const create = vi.fn((_file: Blob) => 'blob:x')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }))
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    server.use(
      http.get(
        '*/api/quotations/9/proof',
        () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }),
      ),
    )
    await open('restaurant', { timeline: [{ ...placed, from: 'quotation' }], proof: '/api/quotations/9/proof' })
    const history = within(await screen.findByRole('region', { name: 'Suivi' }))
    await userEvent.setup().click(history.getByRole('button', { name: 'Télécharger l’accord du client' }))
    await waitFor(() => expect(names).toEqual([`Accord ${anOrderDetail.number}.pdf`]))
    expect(create.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf', size: 4 })
  })

  it('keeps the day of a delivery that was disputed, and says that the incident is settled', async () => {
    const [placed] = anOrderDetail.timeline
    if (!placed) throw new Error('a creation is needed')
    const timeline = [
      { ...placed, from: 'pending_shipping', to: 'shipped', at: '2026-11-10T09:00:00Z' },
      { ...placed, from: 'shipped', to: 'pending_invoice', at: '2026-11-10T09:00:01Z' },
      { ...placed, from: 'pending_invoice', to: 'incident', at: '2026-11-11T09:00:00Z' },
      { ...placed, from: 'incident', to: 'pending_invoice', at: '2026-11-21T09:00:00Z', comment: 'Avoir accordé.' },
    ] as const
    await open('restaurant', { status: 'pending_invoice', timeline: [...timeline] })
    expect(await screen.findByText(/livrée depuis le 10 nov. 2026/)).not.toHaveTextContent('Avoir accordé')
    const history = within(await screen.findByRole('region', { name: 'Suivi' }))
    expect(history.getByText('Incident réglé · Livrée')).toBeVisible()
    expect(history.getByText('Avoir accordé.')).toBeVisible()
  })

  it('shows what is still to come, and nothing after the end', async () => {
    await open('restaurant', { status: 'preparation' })
    const steps = within(await screen.findByRole('region', { name: 'Suivi' })).getAllByRole('listitem')
    expect(steps.slice(-2).map((step) => step.textContent)).toEqual(['En livraison', 'Livrée'])
  })

  /**
   * A shop's order, by hand: 12 × 14.90 = 178.80 with tax, of which 20 % are 29.80; carriage 12.00 and 2.40 of VAT. In all
   * 193.20 with 32.20 of VAT, 161.00 without.
   */
  const shopOrder: Partial<OrderDetail> = {
    origin: 'store',
    items: [
      {
        ...item,
        unitPriceTaxIncl: 14.9,
        totalPriceTaxIncl: 178.8,
        keptPriceTaxIncl: 178.8,
        unitPriceTaxExcl: 12.42,
        totalPriceTaxExcl: 149,
        keptPriceTaxExcl: 149,
      },
    ],
    subTotalWithoutDiscountTaxExcl: 149,
    totalAllDiscountTaxExcl: 0,
    subTotalPriceTaxExcl: 149,
    subTotalPriceTaxIncl: 178.8,
    totalPriceTaxExcl: 161,
    totalPriceTaxIncl: 193.2,
    vat: [{ rate: 20, base: 161, amount: 32.2 }],
  }

  /** What stands below the lines, label by amount. */
  function totals(): string[] {
    const [list] = screen.getAllByRole('term').map((term) => term.closest('dl'))
    return within(list as HTMLElement)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.replaceAll('\u00A0', ' '))
  }

  it('reads individuals every amount with tax: lines and carriage come to the total, with the VAT in it', async () => {
    await open('customer', shopOrder)
    expect(await screen.findByRole('columnheader', { name: 'Prix TTC' })).toBeDefined()
    expect(screen.getByRole('row', { name: /Château Brisac/ })).toHaveTextContent('178,80 €')
    expect(totals()).toEqual([
      'Sous-total TTC 178,80 €',
      'Port TTC 14,40 €',
      'Total TTC 193,20 €',
      'dont TVA 20 % 32,20 €',
    ])
    expect(screen.getByRole('main')).not.toHaveTextContent(/\bHT\b/)
  })

  it('names handling with the carriage that individuals pay with tax', async () => {
    await open('customer', { ...shopOrder, totalFees: 15, totalPriceTaxIncl: 196.8 })
    expect(await screen.findByText('Port et préparation TTC')).toBeVisible()
    expect(totals()[1]).toBe('Port et préparation TTC 18,00 €')
  })

  it('reads professionals the same order without tax, down to the total with it', async () => {
    await open('cse', shopOrder)
    expect(await screen.findByRole('columnheader', { name: 'Prix HT' })).toBeDefined()
    expect(screen.getByRole('row', { name: /Château Brisac/ })).toHaveTextContent('149,00 €')
    expect(totals()).toEqual([
      'Sous-total HT 149,00 €',
      'Port HT 12,00 €',
      'Total HT 161,00 €',
      'TVA 20 % sur 161,00 € 32,20 €',
      'Total TTC 193,20 €',
    ])
  })

  it('shows what is kept of a line and what it came to when ordered', async () => {
    await open('restaurant', {
      ordered: { totalUnitProduct: 24, totalPriceTaxExcl: 294.72, totalPriceTaxIncl: 353.66 },
      items: [{ ...item, quantity: 24, totalPriceTaxExcl: 282.72, shippedQuantity: 12, closedQuantity: 12 }],
    })
    expect(await screen.findByText('282,72 €')).toHaveProperty('tagName', 'DEL')
    expect(screen.getByText('353,66 €')).toHaveProperty('tagName', 'DEL')
    expect(screen.getByText('À la commande, TTC')).toBeDefined()
  })

  it.each([
    ['Franco', 12],
    ['0,00 €', 0],
  ])('calls a carriage of nothing %s where %i bottles are kept', async (words, totalUnitProduct) => {
    await open('restaurant', { shippingPriceTaxExcl: 0, totalUnitProduct })
    const [carriage] = await screen.findAllByText('Port HT')
    expect(carriage?.nextSibling).toHaveTextContent(words)
  })

  it('leads to the orders around it', async () => {
    await open('restaurant')
    const walk = within(await screen.findByRole('navigation', { name: 'Commandes voisines' }))
    expect(walk.getByRole('link', { name: /Commande précédente/ }).getAttribute('href')).toBe('/orders/12')
    expect(walk.getByRole('link', { name: /Commande suivante/ }).getAttribute('href')).toBe('/orders/4')
  })

  it('fails in place, and asks again', async () => {
    await open('restaurant')
    server.use(http.get('*/api/orders/:id', () => new HttpResponse(null, { status: 500 })))
    await openScreen('/orders/10', 'restaurant')
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
  })
})

describe('ordering the same again', () => {
  it('fills the cart and says which price moved', async () => {
    await open('restaurant')
    const dialog = await again()
    expect(await dialog.findByText('Un produit ajouté au panier. Un prix a changé.')).toBeDefined()
    expect(dialog.getByText('12 bouteilles ajoutées')).toBeDefined()
    expect(dialog.getByRole('listitem')).toHaveTextContent(/avant 11,78.€maintenant 12,10.€\+2,7.%/)
    expect(cart().content.lines.map(({ quantity }) => quantity)).toEqual([12])
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Annuler l’ajout' }))
    await waitFor(() => expect(cart().content.lines).toEqual([]))
  })

  it('sells what was tasted at its price of the day, and says so', async () => {
    await open('restaurant', { items: [{ ...item, quantity: 1, tag: 'sample', unitPriceTaxExcl: 0 }] })
    expect(screen.queryByRole('button', { name: 'Recommander' })).toBeNull()
    const dialog = await again('Commander ces vins')
    expect(await dialog.findByText('Un produit ajouté au panier.')).toBeVisible()
    expect(dialog.getByText(/envoyés en échantillons.*prix du jour/)).toBeVisible()
    expect(dialog.getByRole('listitem')).toHaveTextContent(/6 bouteilles ajoutées12,10.€$/)
  })

  it('says what there is too little of', async () => {
    await open('restaurant', {}, { available: 8 })
    const dialog = await again()
    expect(await dialog.findByText('6 bouteilles ajoutées sur 12, stock insuffisant')).toBeDefined()
  })

  it('adds nothing that is out of stock or gone', async () => {
    await open('restaurant', {}, null)
    const dialog = await again()
    expect(await dialog.findByText('N’est plus proposé')).toBeDefined()
    expect(dialog.getByText(/Aucun produit n’a pu être ajouté/)).toBeDefined()
    expect(cart().content.lines).toEqual([])
  })

  it('says so when the products cannot be read, and tries again', async () => {
    await open('restaurant')
    server.use(http.get('*/api/products/:id', () => new HttpResponse(null, { status: 500 })))
    const dialog = await again()
    expect(await dialog.findByRole('button', { name: 'Réessayer' })).toBeDefined()
    expect(cart().content.lines).toEqual([])
  })
})
