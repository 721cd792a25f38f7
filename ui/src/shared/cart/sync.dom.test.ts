import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { eventually } from '~/testing/eventually'
import { server } from '~/testing/server'
import { chooseCarrier, setCartQuantity, setComment } from './actions'
import { quantityOf, withAdded, withDiscount } from './content'
import { loadCart } from './open'
import { cartKey } from './storage'
import { cart, useCart } from './store'
import { writeNow } from './sync'
import { openCart } from './testing/open-cart'
import { product, quote } from './testing/samples'

interface Posted {
  items: { product: string; quantity: number }[]
  step?: string
  cart?: string
  version?: number
  relayCode?: string
}

/** Answers every write with the posted quantities, one version further. */
function acceptWrites(posted: Posted[]) {
  server.use(
    http.post('*/api/cart', async ({ request }) => {
      const body = (await request.json()) as Posted
      posted.push(body)
      const items = body.items.map((item): [number, number] => [Number(item.product.split('/').at(-1)), item.quantity])
      return HttpResponse.json(quote(items, { version: posted.length + 1 }))
    }),
  )
}

const posted: Posted[] = []

beforeEach(() => {
  posted.length = 0
})

describe('the server copy of the cart', () => {
  it('is written once for several quick changes, with the newest quantity', async () => {
    acceptWrites(posted)
    openCart('supplier')
    setCartQuantity(product(1), 6)
    setCartQuantity(product(1), 12)
    expect(cart().sync).toBe('saving')
    await eventually(() => expect(cart().sync).toBe('saved'))
    expect(posted).toHaveLength(1)
    expect(posted[0]?.items).toEqual([{ product: 'api/products/1', quantity: 12, discountValue: 0 }])
  })

  it('R-4.016 is asked for carriers once customer and addresses are set', async () => {
    acceptWrites(posted)
    openCart('restaurant', { lines: withAdded([], product(1), 6) }, { isDirty: true })
    await writeNow()
    expect(posted[0]).not.toHaveProperty('step')
    openCart(
      'restaurant',
      { lines: withAdded([], product(1), 6), customer: 3, billingAddress: 1, shippingAddress: 2 },
      { isDirty: true },
    )
    await writeNow()
    expect(posted[1]?.step).toBe('carrier')
  })

  it('writes again what changed while a write was under way, with the version that one gave', async () => {
    acceptWrites(posted)
    openCart('supplier', { lines: withAdded([], product(1), 6) }, { isDirty: true })
    const writing = writeNow()
    setCartQuantity(product(1), 18)
    await writing
    await eventually(() => expect(cart().isDirty).toBe(false))
    expect(posted.at(-1)).toMatchObject({ items: [{ quantity: 18 }], cart: '/api/cart/c1', version: 2 })
    expect(quantityOf(cart().content.lines, 1)).toBe(18)
  })

  it('merges with a newer cart after a 409 and posts the larger quantities again', async () => {
    let calls = 0
    server.use(
      http.post('*/api/cart', async ({ request }) => {
        calls += 1
        posted.push((await request.json()) as Posted)
        if (calls > 1)
          return HttpResponse.json(
            quote(
              [
                [1, 12],
                [3, 6],
              ],
              { version: 8 },
            ),
          )
        const newer = quote(
          [
            [1, 12],
            [3, 6],
          ],
          { version: 7 },
        )
        return HttpResponse.json(
          { code: 'cart.older_version', 'hydra:description': 'x', quote: newer },
          { status: 409 },
        )
      }),
    )
    openCart(
      'supplier',
      { lines: withAdded([], product(1), 6) },
      { isDirty: true, saved: { cartId: 'c1', version: 5 } },
    )
    await writeNow()
    expect(posted[1]).toMatchObject({
      version: 7,
      items: [{ quantity: 12 }, { product: 'api/products/3', quantity: 6 }],
    })
    expect(cart()).toMatchObject({ sync: 'saved', isDirty: false, saved: { version: 8 } })
  })

  it('keeps a lowered quantity after a 409 when the other version is only written again', async () => {
    server.use(
      http.get('*/api/cart', () => HttpResponse.json(quote([[1, 12]], { version: 5 }))),
      http.post('*/api/cart', async ({ request }) => {
        const body = (await request.json()) as Posted
        posted.push(body)
        if (body.version === 7) return HttpResponse.json(quote([[1, 6]], { version: 8 }))
        const newer = quote([[1, 12]], { version: 7 })
        return HttpResponse.json(
          { code: 'cart.older_version', 'hydra:description': 'x', quote: newer },
          { status: 409 },
        )
      }),
    )
    openCart('supplier', {})
    await loadCart()
    setCartQuantity(product(1), 6)
    await writeNow()
    expect(posted.at(-1)).toMatchObject({ version: 7, items: [{ quantity: 6 }] })
    expect(quantityOf(cart().content.lines, 1)).toBe(6)
    expect(cart().sync).toBe('saved')
  })

  it('keeps everything and says so when the server cannot be reached', async () => {
    server.use(http.post('*/api/cart', () => HttpResponse.error()))
    openCart('supplier', { lines: withAdded([], product(1), 6), comment: 'Quai 2' }, { isDirty: true })
    await writeNow()
    expect(cart()).toMatchObject({ sync: 'failed', isDirty: true, content: { comment: 'Quai 2' } })
    acceptWrites(posted)
    await writeNow()
    expect(cart().sync).toBe('saved')
  })

  it('takes out what is no longer offered and keeps the rest', async () => {
    const violation = { propertyPath: 'items[0].product', code: 'not_found', message: 'Ce produit est introuvable.' }
    acceptWrites(posted)
    server.use(
      http.post('*/api/cart', () => HttpResponse.json({ violations: [violation] }, { status: 422 }), { once: true }),
    )
    openCart('supplier', { lines: withAdded(withAdded([], product(1), 6), product(2), 6) }, { isDirty: true })
    await writeNow()
    expect(cart().content.lines.map((line) => line.product.id)).toEqual([2])
    expect(cart().sync).toBe('saved')
  })

  it('R-4.015 writes no relay after another carrier was chosen', async () => {
    acceptWrites(posted)
    openCart('supplier', { carrier: 'relais', delivery: 'relay', relay: 'P1' })
    chooseCarrier({ code: 'express', delivery: 'home' })
    await writeNow()
    expect(cart().content).toMatchObject({ carrier: 'express', relay: null })
    expect(posted[0]).not.toHaveProperty('relayCode')
  })
})

describe('opening the cart', () => {
  it('restores the copy of another device', async () => {
    server.use(http.get('*/api/cart', () => HttpResponse.json(quote([[1, 12]], { comment: 'Quai 2' }))))
    openCart('supplier')
    await loadCart()
    expect(quantityOf(cart().content.lines, 1)).toBe(12)
    expect(cart()).toMatchObject({ sync: 'saved', content: { comment: 'Quai 2' } })
  })

  it('R-4.025 finds a restaurant itself, with its addresses', async () => {
    server.use(http.get('*/api/cart', () => HttpResponse.json(quote([], { id: '', version: 0 }))))
    openCart('restaurant')
    await loadCart()
    expect(cart().content).toMatchObject({ customer: 3, billingAddress: 1, shippingAddress: 2 })
  })

  it.each([
    ['as it was', 3],
    ['changed elsewhere', 4],
  ])('shows the last figures of a cart %s beside a change that is refused', async (_, version) => {
    const violation = { propertyPath: 'items[0].discountValue', code: 'margin', message: 'Remise au-delà' }
    server.use(
      http.get('*/api/cart', () => HttpResponse.json(quote([[1, 6]], { version }))),
      http.post('*/api/cart', () => HttpResponse.json({ violations: [violation] }, { status: 422 })),
    )
    const lines = withDiscount(withAdded([], product(1), 6), 1, 6)
    openCart('commercial_agent', { lines }, { isDirty: true, saved: { cartId: 'c1', version: 3 } })
    await loadCart()
    await eventually(() => expect(cart().refusals).toHaveLength(1))
    expect(cart()).toMatchObject({ sync: 'failed', content: { lines }, quote: { totalPriceTaxIncl: 72 } })
  })

  it('says that its customer is lost, and asks for another one', async () => {
    const message = 'Vous ne pouvez plus commander pour le client de ce panier.'
    const lost = { propertyPath: 'customer', code: 'customer_removed', message }
    server.use(http.get('*/api/cart', () => HttpResponse.json(quote([[1, 6]], { version: 3, blockers: [lost] }))))
    const parties = { customer: 9, billingAddress: 1, shippingAddress: 2 }
    openCart('supplier', { ...parties, lines: withAdded([], product(1), 6) }, { saved: { cartId: 'c1', version: 3 } })
    const warn = vi.spyOn(toast, 'warning').mockReturnValue(undefined)
    await loadCart()
    expect(warn).toHaveBeenCalledWith(text('cart.customerLost'), { id: 'cart-customer' })
    expect(cart().content).toMatchObject({ customer: null, billingAddress: null, shippingAddress: null })
    expect(cart()).toMatchObject({ isDirty: false, quote: { blockers: [lost] }, content: { lines: [{ quantity: 6 }] } })
  })

  it('keeps what is here when the server cannot be reached', async () => {
    server.use(http.get('*/api/cart', () => HttpResponse.error()))
    openCart('supplier', { lines: withAdded([], product(1), 6) })
    await loadCart()
    expect(cart()).toMatchObject({ sync: 'failed', content: { lines: [{ quantity: 6 }] } })
  })

  it('is kept in local storage under a key that carries the person', () => {
    openCart('supplier')
    setComment('Quai 2')
    expect(localStorage.getItem(cartKey('3'))).toContain('Quai 2')
    useCart.setState({ isDirty: false })
  })
})
