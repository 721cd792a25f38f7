import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '~/shared/order/order'
import { anOrder, anOrderDetail } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { returnableLines } from './withdrawal'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

const right = { until: '2031-12-12T22:59:59Z', whole: false, items: [{ item: item.id, quantity: 6 }] }
const arrived: OrderDetail = {
  ...anOrderDetail,
  status: 'shipped',
  transitions: ['incident'],
  items: [{ ...item, quantity: 6, shippedQuantity: 6, remainingQuantity: 0 }],
  withdrawal: right,
}

/** Opens the order as its individual customer does, and keeps what is sent. */
async function open(order: OrderDetail, answer: Partial<OrderDetail> = {}) {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [anOrder()], 'hydra:totalItems': 1 })),
    http.get('*/api/orders/:id', () => HttpResponse.json(order)),
    http.get('*/api/users/:id', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
    http.post('*/api/orders/9/withdrawals', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...order, withdrawal: null, ...answer })
    }),
  )
  await openScreen('/orders/9', 'customer')
  await screen.findByRole('heading', { level: 1, name: order.number })
  return sent
}

const begin = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Renoncer au contrat ici' }))
  return within(await screen.findByRole('dialog', { name: `Renoncer à la commande ${arrived.number}` }))
}

describe('a withdrawal', () => {
  it('is from the bottles that were chosen, and is confirmed in the words of the law', async () => {
    const sent = await open(arrived, { status: 'incident', transitions: [] })
    expect(await screen.findByText(/Vous pouvez renoncer à cet achat, sans motif, jusqu’au 12 déc/)).toBeVisible()
    const dialog = await begin()
    expect(
      dialog.getByText(`Je vous notifie ma rétractation du contrat portant sur la commande ${arrived.number}.`),
    ).toBeVisible()
    const units = within(
      dialog.getByRole('group', { name: /Bouteilles auxquelles vous renoncez, Château Brisac/ }),
    ).getByRole('textbox')
    await userEvent.clear(units)
    await userEvent.type(units, '1{Tab}')
    expect(dialog.getByText(/portant sur ces bouteilles de la commande/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer la rétractation' }))
    await waitFor(() => expect(sent).toEqual([{ items: [{ item: item.id, quantity: 1 }] }]))
    expect(await screen.findByText(/Rétractation envoyée. L’accusé de réception part à/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Renoncer au contrat ici' })).toBeNull()
  })

  it('needs a bottle', async () => {
    await open(arrived)
    const dialog = await begin()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Château Brisac/ }))
    expect(dialog.getByRole('button', { name: 'Confirmer la rétractation' })).toBeDisabled()
  })

  it('is from the whole order before anything has left, in the place of its cancelling', async () => {
    const order: OrderDetail = {
      ...anOrderDetail,
      status: 'validated',
      transitions: ['canceled'],
      withdrawal: { until: null, whole: true, items: [] },
    }
    const sent = await open(order, { status: 'canceled', transitions: [] })
    expect(screen.queryByRole('button', { name: /Annuler/ })).toBeNull()
    const dialog = await begin()
    expect(dialog.getByText(/Rien n’est encore parti/)).toBeVisible()
    expect(dialog.queryByRole('checkbox')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer la rétractation' }))
    await waitFor(() => expect(sent).toEqual([{}]))
  })

  it('is not offered where there is no right', async () => {
    await open({ ...arrived, withdrawal: null })
    expect(screen.queryByRole('button', { name: 'Renoncer au contrat ici' })).toBeNull()
  })

  it('is from the lines that the server names', () => {
    expect(returnableLines(arrived).map(({ id, most }) => [id, most])).toEqual([[item.id, 6]])
    expect(returnableLines({ ...arrived, withdrawal: { ...right, items: [] } })).toEqual([])
  })
})
