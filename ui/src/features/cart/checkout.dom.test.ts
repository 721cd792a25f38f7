import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Quote } from '~/api/quote'
import { withAdded } from '~/shared/cart/content'
import { cart, useCart } from '~/shared/cart/store'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { endCheckout, placeOrder, useCheckout } from './checkout'

interface Sent {
  key: string | null
  body: { step: string; expectedTotal: number; cgAccepted: boolean; version: number; cart: string }
}

const sent: Sent[] = []
const shown = quote(
  [
    [1, 6],
    [2, 12],
  ],
  { version: 4 },
)

/** Answers validations one after the other. */
function answer(...answers: (() => Response)[]) {
  server.use(
    http.post('*/api/cart', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: (await request.json()) as Sent['body'] })
      return (answers.shift() ?? (() => HttpResponse.error()))()
    }),
  )
}

const placed = () =>
  HttpResponse.json({ ...shown, version: 5, orders: ['/api/orders/9', '/api/orders/10'] }, { status: 201 })

const priceMoved = (newer: Quote) => () =>
  HttpResponse.json({ code: 'cart.price_moved', 'hydra:description': 'x', quote: newer }, { status: 409 })

beforeEach(() => {
  sent.length = 0
  endCheckout()
  openCart(
    'restaurant',
    {
      lines: withAdded(withAdded([], product(1), 6), product(2), 12),
      customer: 3,
      billingAddress: 1,
      shippingAddress: 2,
      carrier: 'express',
      delivery: 'home',
      comment: 'Quai 2',
      cgAccepted: true,
    },
    { quote: shown, saved: { cartId: 'c1', version: 4 } },
  )
})

describe('placing the order', () => {
  it('R-4.017 posts the mode valid with what the person saw', async () => {
    answer(placed)
    expect(await placeOrder()).toBe(true)
    expect(sent[0]?.body).toMatchObject({
      step: 'valid',
      expectedTotal: 216,
      cgAccepted: true,
      cart: '/api/cart/c1',
      version: 4,
    })
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('lists the orders by supplier and empties the cart', async () => {
    answer(placed)
    await placeOrder()
    expect(useCheckout.getState().placed).toEqual({
      kind: 'order',
      total: 216,
      orders: [
        { iri: '/api/orders/9', supplier: 'Maison 1', total: 72, payment: null },
        { iri: '/api/orders/10', supplier: 'Maison 2', total: 144, payment: null },
      ],
    })
    expect(cart()).toMatchObject({
      isDirty: false,
      saved: { version: 5 },
      content: { lines: [], customer: 3, comment: '' },
    })
  })

  it('sends the same content under the same key after a lost answer, and loses nothing', async () => {
    answer(() => HttpResponse.error(), placed)
    expect(await placeOrder()).toBe(false)
    expect(useCheckout.getState().problem).toEqual({ kind: 'network' })
    expect(cart().content).toMatchObject({ comment: 'Quai 2', carrier: 'express', cgAccepted: true })
    expect(await placeOrder()).toBe(true)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[1]?.body).toEqual(sent[0]?.body)
  })

  it('complains of the network no longer than it is away', async () => {
    answer(() => HttpResponse.error())
    await placeOrder()
    expect(useCheckout.getState().problem).toEqual({ kind: 'network' })
    window.dispatchEvent(new Event('online'))
    expect(useCheckout.getState().problem).toBeNull()
  })

  it('shows both totals when the price rose, and asks again under a new key', async () => {
    answer(
      priceMoved(
        quote(
          [
            [1, 6],
            [2, 12],
          ],
          { version: 4, totalPriceTaxIncl: 230 },
        ),
      ),
      placed,
    )
    expect(await placeOrder()).toBe(false)
    expect(useCheckout.getState().moved).toEqual({ before: 216, after: 230, prices: [] })
    expect(cart().content.lines).toHaveLength(2)
    await placeOrder()
    expect(sent[1]?.body.expectedTotal).toBe(230)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('names the prices that rose also when the cart was written just before', async () => {
    const dearer = quote([[1, 6]], { version: 5, totalPriceTaxIncl: 230 })
    const [risen] = dearer.suppliers[0]?.items ?? []
    if (risen) risen.unitPriceTaxExcl = 12
    useCart.setState({ isDirty: true })
    answer(() => HttpResponse.json(dearer), priceMoved(dearer))
    expect(await placeOrder()).toBe(false)
    expect(sent[1]?.body.expectedTotal).toBe(216)
    expect(useCheckout.getState().moved?.prices).toEqual([{ id: '1', product: 'Clos 1', before: 10, after: 12 }])
  })

  it('tells the two prices of a wine that is ordered twice apart', async () => {
    const twice = (store: number, professional: number) => {
      const made = quote([
        [1, 6],
        [1, 6],
      ])
      const [first, second] = made.suppliers.flatMap(({ items }) => items)
      if (first) first.unitPriceTaxExcl = professional
      if (second) second.unitPriceTaxIncl = store
      return made
    }
    useCart.setState({ quote: twice(11.9, 8.5) })
    answer(priceMoved(twice(11.9, 8.75)))
    await placeOrder()
    expect(useCheckout.getState().moved?.prices).toEqual([{ id: '1', product: 'Clos 1', before: 8.5, after: 8.75 }])
  })

  it('takes the new total when a promo code lapsed, and says why', async () => {
    const blocker = { propertyPath: 'promoCode', code: 'promo_code_used_up', message: 'Ce code est épuisé.' }
    const without = quote(
      [
        [1, 6],
        [2, 12],
      ],
      { version: 4, totalPriceTaxIncl: 230, blockers: [blocker] },
    )
    answer(() =>
      HttpResponse.json(
        { code: 'cart.promo_code_lapsed', 'hydra:description': 'Ce code est épuisé.', quote: without },
        { status: 409 },
      ),
    )
    expect(await placeOrder()).toBe(false)
    expect(cart().quote).toMatchObject({ totalPriceTaxIncl: 230, blockers: [blocker] })
    expect(useCheckout.getState().problem).toEqual({ kind: 'server', message: 'Ce code est épuisé.' })
    expect(cart().content.lines).toHaveLength(2)
  })

  it('shows what the server refuses and keeps the cart', async () => {
    const violation = { propertyPath: 'items[1].quantity', code: 'out_of_stock', message: 'Rupture' }
    answer(() => HttpResponse.json({ violations: [violation] }, { status: 422 }))
    expect(await placeOrder()).toBe(false)
    expect(useCheckout.getState().refused).toEqual([violation])
    expect(cart().content.lines).toHaveLength(2)
  })

  it('never sends twice at once', async () => {
    answer(placed, placed)
    await Promise.all([placeOrder(), placeOrder()])
    expect(sent).toHaveLength(1)
  })
})
