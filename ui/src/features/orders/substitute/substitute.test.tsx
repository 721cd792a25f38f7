import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '~/shared/order/order'
import { anOrder, anOrderDetail } from '~/shared/order/testing/fixtures'
import { aProduct } from '~/shared/product/testing/a-product'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

const waiting: OrderDetail = {
  ...anOrderDetail,
  customer: { ...anOrderDetail.customer, id: 3 },
  mayGiveUp: true,
  items: [{ ...item, promises: [{ quantity: 4, expectedOn: '2031-12-12', late: false }] }],
}

const otherYear = aProduct({ id: 21, name: 'Château Brisac', vintage: 2019, available: 48, priceTaxExcl: 11 })
const neighbour = aProduct({
  id: 22,
  name: 'Clos Delorme',
  vintage: 2020,
  supplier: { '@id': '/api/users/6', id: 6, company: 'Clos des Moines' },
})

const quote = {
  items: [{ product: item.product, quantity: 6, unitPriceTaxExcl: 11, totalPriceTaxExcl: 66 }],
  subTotalPriceTaxExcl: 66,
  totalFees: 12,
  totalPriceTaxExcl: 78,
  totalPriceTaxIncl: 93.6,
  blockers: [],
}

async function open(products: object[], answer: object = quote) {
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [anOrder()], 'hydra:totalItems': 1 })),
    http.get('*/api/orders/:id', () => HttpResponse.json(waiting)),
    http.get('*/api/users/:id', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/products/12/replacements', () => HttpResponse.json({ products })),
    http.post('*/api/orders/9/promises/substitute/simulation', () => HttpResponse.json(answer)),
  )
  await openScreen('/orders/9', 'restaurant')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Remplacer…' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Prendre un autre vin' })) }
}

describe('a wine instead of one that is awaited', () => {
  it('is ordered at its own price, another vintage said and named', async () => {
    const { user, dialog } = await open([
      { ...otherYear, closeness: 'vintage' },
      { ...neighbour, closeness: 'other' },
    ])
    expect(await dialog.findByText('Autre millésime : 2019 au lieu de 2021')).toBeVisible()
    expect(dialog.getByText(/^Clos des Moines · /)).toBeVisible()
    const sent: unknown[] = []
    server.use(
      http.post('*/api/orders/9/promises/substitute', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(
          { order: anOrderDetail, replacement: { '@id': '/api/orders/31', id: 31, number: 'CMD-2026-000031' } },
          { status: 201 },
        )
      }),
    )
    await user.click(dialog.getByRole('radio', { name: /Château Brisac 2019/ }))
    const order = await dialog.findByRole('button', { name: /^Commander, 93,60\s€ TTC$/ })
    await user.click(order)
    expect(await dialog.findByText('Cochez cette case pour commander.')).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: /J’accepte les conditions générales/ }))
    await user.click(order)
    expect(
      await screen.findByText('Commande CMD-2026-000031 passée : vous n’attendez plus ces bouteilles'),
    ).toBeVisible()
    expect(sent).toEqual([
      {
        items: [{ item: 1, quantity: 4, product: '/api/products/21', vintage: 2019, orderedQuantity: 6 }],
        cgAccepted: true,
        expectedTotal: 93.6,
      },
    ])
  })

  it('is not ordered while something stands in its way, which is said', async () => {
    const blocker = {
      propertyPath: 'items[0].quantity',
      code: 'min_quantity',
      message: 'La quantité minimale est de 12.',
    }
    const { user, dialog } = await open([{ ...neighbour, closeness: 'other' }], { ...quote, blockers: [blocker] })
    await user.click(await dialog.findByRole('radio', { name: /Clos Delorme/ }))
    expect(await dialog.findByText('La quantité minimale est de 12.')).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Commander/ })).toBeDisabled()
  })

  it('is not there when nothing like it is in stock', async () => {
    const { dialog } = await open([])
    expect(await dialog.findByText(/^Aucun vin proche n’est en stock/)).toBeVisible()
  })
})
