import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Quote } from '~/api/quote'
import { quantityOf, withAdded } from '~/shared/cart/content'
import { type CartState, cart, useCart } from '~/shared/cart/store'
import { cancelWrite } from '~/shared/cart/sync'
import { openCart } from '~/shared/cart/testing/open-cart'
import { person, product, quote } from '~/shared/cart/testing/samples'
import { setUser } from '~/shared/session/session'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const two = withAdded(withAdded([], product(1), 6), product(2), 12)
const items: [number, number][] = [
  [1, 6],
  [2, 12],
]
const choices = { customer: 3, billingAddress: 1, shippingAddress: 2, carrier: 'express', delivery: 'home' as const }
const [billing, shipping] = person('restaurant').addresses

/** A computed cart that goes to validation. */
const computed = (change: Partial<Quote> = {}) =>
  quote(items, {
    billingAddress: billing ?? null,
    shippingAddress: shipping ?? null,
    selectedCarrier: 'express',
    ...change,
  })

function openFull(state: Partial<CartState> = {}, change: Partial<Quote> = {}) {
  openCart('restaurant', { ...choices, lines: two }, { quote: computed(change), quotedLines: two, ...state })
}

const aside = () => screen.getByRole('complementary', { name: 'Votre commande' })

beforeEach(() => {
  server.use(http.post('*/api/cart', () => HttpResponse.json(computed({ version: 2 }))))
  return () => {
    cancelWrite()
    vi.restoreAllMocks()
  }
})

describe('where the cart stands', () => {
  it.each([
    ['saved', {}, 'Panier enregistré'],
    ['being saved', { sync: 'saving', isDirty: true }, 'Enregistrement'],
    ['loading', { sync: 'loading' }, 'Chargement du panier'],
  ] as const)('%s is told', async (_, state, words) => {
    openFull(state)
    await openStep('summary')
    expect(screen.getByText(words)).toHaveRole('status')
  })

  it('a failed write can be tried again, and its sums are told to be open', async () => {
    openFull({ sync: 'failed', isDirty: true })
    await openStep('summary')
    expect(screen.getByRole('alert')).toHaveTextContent('Panier non enregistré')
    expect(within(aside()).getByText(/^Total à confirmer/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(cart().sync).toBe('saved'))
    expect(screen.queryByText(/^Total à confirmer/)).toBeNull()
  })

  it('offline says that it will be sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    openFull({ sync: 'failed', isDirty: true })
    await openStep('summary')
    expect(screen.getByText('Hors ligne, sera envoyé au retour du réseau')).toHaveRole('status')
  })

  it('a refused write leads to its reasons', async () => {
    const refusal = { propertyPath: 'comment', message: 'Ce commentaire est trop long.' }
    openFull({ sync: 'failed', isDirty: true, refusals: [refusal] })
    await openStep('summary')
    expect(screen.getByRole('alert')).toHaveTextContent('Panier à revoir')
    expect(screen.getByRole('region', { name: 'Un point à régler avant de valider' })).toHaveTextContent('trop long')
  })

  it('a total that was never computed says so instead of waiting', async () => {
    openFull({ quote: null, quotedLines: [], sync: 'failed', isDirty: true })
    await openStep('summary')
    expect(within(aside()).getByText(/^Le total n’a pas pu être calculé/)).toBeInTheDocument()
  })
})

describe('what cannot be ordered', () => {
  const out = { propertyPath: 'items[0].quantity', code: 'out_of_stock', message: 'Rupture de stock.' }
  const short = { propertyPath: 'items[1].quantity', code: 'insufficient_stock', message: 'Il reste 6 unités.' }

  it('is mended line by line', async () => {
    openFull({}, { blockers: [out] })
    await openStep('summary')
    const [repair] = screen.getAllByRole('button', { name: 'Retirer du panier, Clos 1' })
    if (repair) await userEvent.click(repair)
    expect(cart().content.lines.map((line) => line.product.id)).toEqual([2])
  })

  it('is told once, and nothing says meanwhile that all is well', async () => {
    openFull({}, { blockers: [out] })
    await openStep('summary')
    expect(screen.getByText('Un point à régler avant de valider')).toBeInTheDocument()
    expect(screen.getAllByText('Rupture de stock.')).toHaveLength(1)
    expect(screen.queryByText(/^Tout est prêt|^Continuez/)).toBeNull()
    for (const next of within(aside()).getAllByRole('button', { name: /^Continuer/ })) expect(next).toBeDisabled()
  })

  it('is the customer, where nobody may order for it any more', async () => {
    const message = 'Vous ne pouvez plus commander pour le client de ce panier : choisissez-en un autre.'
    const lost = { propertyPath: 'customer', code: 'customer_removed', message }
    server.use(http.get('*/api/customers', () => HttpResponse.json({ 'hydra:member': [] })))
    openCart('supplier', { lines: two }, { quote: quote(items, { blockers: [lost] }), quotedLines: two })
    await openStep('customer')
    expect(screen.getByRole('region', { name: 'Un point à régler avant de valider' })).toHaveTextContent(message)
  })

  it('is mended in one click for all lines', async () => {
    const limited = computed({ blockers: [out, short] })
    for (const part of limited.suppliers) for (const item of part.items) item.product.available = 6
    openCart('restaurant', { ...choices, lines: two }, { quote: limited, quotedLines: two })
    await openStep('validation')
    await userEvent.click(screen.getByRole('button', { name: 'Corriger les 2 lignes' }))
    expect(cart().content.lines).toMatchObject([{ product: { id: 2 }, quantity: 6 }])
  })
})

describe('a step', () => {
  it('says what is missing before anything else, and what to do once nothing is', async () => {
    openCart('restaurant', { ...choices, carrier: null, delivery: null, lines: two }, { quote: computed() })
    await openStep('carrier')
    const [lead] = screen.getAllByText('Choisissez un mode de livraison')
    expect(lead?.previousElementSibling).toHaveTextContent('Mode de livraison')
    act(() => {
      useCart.setState(({ content }) => ({ content: { ...content, carrier: 'express', delivery: 'home' } }))
    })
    expect(screen.getByText(/^Livraison choisie/)).toBeInTheDocument()
  })

  it('gives the focus to its heading when it is come to', async () => {
    openFull()
    const { router } = await openStep('carrier')
    await act(() => router.navigate({ to: '/cart/summary' as string }))
    expect(await screen.findByRole('heading', { name: 'Vérifiez votre commande' })).toHaveFocus()
  })

  it('tells one place for delivery and billing once', async () => {
    openFull()
    await openStep('summary')
    expect(screen.getByText('Livré et facturé à')).toBeInTheDocument()
    expect(screen.queryByText('Facturé à')).toBeNull()
    expect(screen.getByRole('link', { name: 'Modifier les adresses' })).toHaveAttribute('href', '/cart/customer')
  })

  it('leads a seller only to where there is another address to choose', async () => {
    const other = billing && { ...billing, id: 8, street: '9 quai Sud' }
    const customer = { ...person('restaurant', 9), addresses: [billing, other, shipping] }
    server.use(http.get('*/api/users/9', () => HttpResponse.json(customer)))
    const priced = computed({ billingAddress: other ?? null })
    openCart('supplier', { ...choices, customer: 9, lines: two }, { quote: priced, quotedLines: two })
    await openStep('summary')
    expect(await screen.findByRole('link', { name: 'Modifier l’adresse de facturation' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Modifier l’adresse de livraison' })).toBeNull()
  })

  it('tells both places when they differ', async () => {
    openFull({}, { billingAddress: billing ? { ...billing, street: '9 quai Sud' } : null })
    await openStep('summary')
    expect(screen.getByText('Livré à')).toBeInTheDocument()
    expect(screen.getByText('Facturé à')).toBeInTheDocument()
  })

  it('R-6.056 lets a hypermarket name itself in one click', async () => {
    openCart('hypermarket', { lines: two }, { quote: quote(items) })
    await openStep('customer')
    await userEvent.click(screen.getByRole('button', { name: 'Commander pour Le Bistrot' }))
    expect(cart().content).toMatchObject({ customer: 3, billingAddress: 1, shippingAddress: 2 })
    expect(screen.getByRole('heading', { name: 'Client et adresses' })).toHaveFocus()
  })

  it('shows a seller the customers to order for', async () => {
    const customer = { ...person('restaurant', 9), company: 'Chez Nadia' }
    server.use(http.get('*/api/customers', () => HttpResponse.json({ 'hydra:member': [customer] })))
    openCart('supplier', { lines: two }, { quote: quote(items) })
    await openStep('customer')
    expect(await screen.findByRole('button', { name: /^Chez Nadia/ })).toBeInTheDocument()
  })
})

describe('the lines of the summary', () => {
  it('go on to the next quantity with Enter, and change by the carton with the arrows', async () => {
    openFull()
    await openStep('summary')
    const [first, second] = screen.getAllByRole('textbox', { name: 'Cartons' })
    await userEvent.type(first ?? document.body, '{ArrowUp}{Enter}')
    expect(quantityOf(cart().content.lines, 1)).toBe(12)
    expect(second).toHaveFocus()
  })

  it('hand the focus to the next line when one is taken out', async () => {
    openFull()
    await openStep('summary')
    await userEvent.click(screen.getByRole('button', { name: 'Retirer Clos 1 2020' }))
    expect(quantityOf(cart().content.lines, 1)).toBe(0)
    expect(screen.getByRole('button', { name: 'Retirer Clos 2 2020' })).toHaveFocus()
  })
})

describe('an individual', () => {
  it('reads prices with tax first', async () => {
    const shop = computed()
    for (const part of shop.suppliers) {
      part.store = true
      for (const item of part.items)
        Object.assign(item, { unitPriceTaxIncl: 12, totalPriceTaxIncl: 12 * item.quantity })
    }
    openCart('customer', { ...choices, lines: two }, { quote: shop, quotedLines: two })
    setUser(person('customer'))
    await openStep('summary')
    const line = screen.getByRole('region', { name: 'Maison 1' })
    expect(line).toHaveTextContent(/12,00\s€ TTC/)
    expect(line).toHaveTextContent(/72,00\s€ TTC/)
    const terms = within(aside())
      .getAllByRole('term')
      .map((term) => term.textContent)
    expect(terms.slice(0, 3)).toEqual(['Sous-total TTC', 'Port', 'Total TTC'])
  })
})
