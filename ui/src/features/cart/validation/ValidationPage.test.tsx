import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseCarrier } from '~/shared/cart/actions'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { person, product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const terms = '/api/suppliers/10/cgv'
const [billingAddress = null, shippingAddress = null] = person('restaurant').addresses
/** What was chosen before this step, in the words of the server. */
const chosen = {
  version: 4,
  customer: {
    '@id': '/api/users/3',
    id: 3,
    company: 'Le Bistrot',
    name: '',
    userGroup: person('restaurant').userGroup,
  },
  billingAddress,
  shippingAddress,
  selectedCarrier: 'express',
}
const shown = quote([[1, 6]], chosen)
const [part] = shown.suppliers
if (part) part.cgv = terms

const openValidation = () => openStep('validation')

const submit = () => screen.getAllByRole('button', { name: /^Valider la commande, 72,00/ })[0] as HTMLButtonElement

beforeEach(() => {
  const addressed = {
    customer: 3,
    billingAddress: 1,
    shippingAddress: 2,
    carrier: 'express',
    delivery: 'home' as const,
  }
  openCart(
    'restaurant',
    { ...addressed, lines: withAdded([], product(1), 6) },
    { quote: shown, quotedLines: withAdded([], product(1), 6), saved: { cartId: 'c1', version: 4 } },
  )
})

describe('the last step', () => {
  it('R-2.073 is labelled Validation and is the current one', async () => {
    await openValidation()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Validation')
  })

  it('R-4.014 opens its button only once the terms are accepted', async () => {
    server.use(http.post('*/api/cart', () => HttpResponse.json(shown)))
    await openValidation()
    expect(submit().disabled).toBe(true)
    await userEvent.click(screen.getByRole('checkbox'))
    expect(submit().disabled).toBe(false)
  })

  it('orders at no total that is about to change: it waits for the delivery chosen just before', async () => {
    const answered = Promise.withResolvers<Response>()
    server.use(http.post('*/api/cart', () => answered.promise))
    await openValidation()
    act(() => chooseCarrier({ code: 'van', delivery: 'home' }))
    await userEvent.click(screen.getByRole('checkbox'))
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Valider la commande' })
    expect(button?.disabled).toBe(true)
    const dearer = quote([[1, 6]], { ...chosen, selectedCarrier: 'van', totalPriceTaxIncl: 86.4 })
    answered.resolve(HttpResponse.json(dearer))
    await waitFor(() => expect(button?.disabled).toBe(false))
    expect(button).toHaveAccessibleName(/^Valider la commande, 86,40/)
  })

  it("lets each supplier's terms be read before they are accepted (domain 5.2)", async () => {
    server.use(http.get('*/api/suppliers/10/cgv', () => HttpResponse.text('Paiement sous trente jours')))
    await openValidation()
    await userEvent.click(screen.getByRole('button', { name: 'Lire les conditions de vente de Maison 1' }))
    expect(await screen.findByText('Paiement sous trente jours')).toBeTruthy()
  })

  it('shows both totals when the price rose, then orders at the new one', async () => {
    const dearer = quote([[1, 6]], { ...chosen, totalPriceTaxIncl: 80 })
    const [risen] = dearer.suppliers[0]?.items ?? []
    if (risen) risen.unitPriceTaxExcl = 11.11
    const totals: number[] = []
    server.use(
      http.get('*/api/orders/9', () => HttpResponse.json({ number: 'CMD-2026-000009' })),
      http.post('*/api/cart', async ({ request }) => {
        const body = (await request.json()) as { step: string; expectedTotal: number }
        if (body.step !== 'valid') return HttpResponse.json(shown)
        totals.push(body.expectedTotal)
        if (body.expectedTotal < 80)
          return HttpResponse.json({ code: 'cart.price_moved', quote: dearer }, { status: 409 })
        return HttpResponse.json({ ...dearer, version: 5, orders: ['/api/orders/9'] }, { status: 201 })
      }),
    )
    await openValidation()
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(submit())
    const dialog = await screen.findByRole('dialog', { name: 'Le total a changé' })
    expect(dialog.textContent).toMatch(/Clos 1.*10,00.*11,11.*72,00.*80,00/)
    const [again] = screen.getAllByRole('button', { name: /80,00/ }).filter((button) => dialog.contains(button))
    if (again) await userEvent.click(again)
    const order = await screen.findByRole('link', { name: /CMD-2026-000009/ })
    expect(order.getAttribute('href')).toBe('/orders/9')
    await waitFor(() => expect(totals).toEqual([72, 80]))
  })

  it('shows a blocker with its product and what to do', async () => {
    const blocker = {
      propertyPath: 'items[0].quantity',
      code: 'out_of_stock',
      message: 'Ce produit est en rupture de stock.',
    }
    openCart(
      'restaurant',
      {
        lines: withAdded([], product(1), 6),
        customer: 3,
        billingAddress: 1,
        shippingAddress: 2,
        carrier: 'express',
        delivery: 'home',
        cgAccepted: true,
      },
      { quote: { ...shown, blockers: [blocker] }, quotedLines: withAdded([], product(1), 6) },
    )
    server.use(http.post('*/api/cart', () => HttpResponse.json(shown)))
    await openValidation()
    expect(screen.getByText('Ce produit est en rupture de stock.', { exact: false }).textContent).toContain('Clos 1')
    expect(screen.getByRole('button', { name: 'Retirer du panier, Clos 1' })).toBeTruthy()
    expect(submit().disabled).toBe(true)
  })

  it.each([
    ['cse', false],
    ['customer', true],
  ] as const)(
    'tells %s that buys in a shop that it pays, of alcohol, and of withdrawal: %s',
    async (group, mayWithdraw) => {
      const lines = withAdded([], product(1), 6, true)
      const inShop = quote([[1, 6]], chosen)
      for (const one of inShop.suppliers) one.store = true
      openCart(
        group,
        { lines, customer: 3, billingAddress: 1, shippingAddress: 2, carrier: 'express', delivery: 'home' },
        { quote: inShop, quotedLines: lines },
      )
      server.use(http.post('*/api/cart', () => HttpResponse.json(inShop)))
      await openValidation()
      expect(
        screen.getAllByRole('button', { name: /^Commander avec obligation de paiement, 72,00/ }).length,
      ).toBeGreaterThan(0)
      const ban = await screen.findByText(/^Interdiction de vente de boissons alcooliques aux mineurs/)
      expect(screen.queryAllByText(/^Vous avez 14 jours après la dernière livraison/)).toHaveLength(mayWithdraw ? 1 : 0)
      const [order] = screen.getAllByRole('button', { name: /^Commander avec obligation de paiement/ })
      expect(ban.compareDocumentPosition(order ?? ban)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )

  it('says nothing of it to a restaurant', async () => {
    server.use(http.post('*/api/cart', () => HttpResponse.json(shown)))
    await openValidation()
    expect(screen.queryByText(/boissons alcooliques/)).toBeNull()
    expect(submit()).toBeVisible()
  })

  it('R-4.018 leads a buyer to a request for a quotation instead', async () => {
    await openValidation()
    expect(screen.getByRole('link', { name: 'Demander un devis' }).getAttribute('href')).toBe('/quotations/ask')
  })

  it('leads from the reason to the box that is missing', async () => {
    await openValidation()
    const [reason] = screen.getAllByRole('button', { name: 'Lisez et acceptez les conditions de vente' })
    if (reason) await userEvent.click(reason)
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  })
})
