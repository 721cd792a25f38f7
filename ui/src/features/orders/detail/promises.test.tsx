import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { createQueryClient } from '~/app/query-client'
import type { OrderDetail } from '~/shared/order/order'
import { anOrder, anOrderDetail } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { OrderSheet } from './OrderSheet'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

const waiting: OrderDetail = {
  ...anOrderDetail,
  items: [
    {
      ...item,
      promises: [
        { quantity: 6, expectedOn: '2031-12-12', late: false },
        { quantity: 1, expectedOn: null, late: false },
      ],
    },
  ],
}

async function open(group: GroupCode, order: OrderDetail = waiting) {
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [anOrder()], 'hydra:totalItems': 1 })),
    http.get('*/api/orders/:id', () => HttpResponse.json(order)),
    http.get('*/api/users/:id', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
  )
  await openScreen('/orders/9', group)
  await screen.findByRole('heading', { level: 1, name: order.number })
}

const line = () => screen.findByRole('row', { name: /Château Brisac/ })

describe('bottles that are not there yet', () => {
  it.each<GroupCode>(['restaurant', 'supplier', 'commercial_agent', 'admin'])(
    'are told to %s beside the line',
    async (group) => {
      await open(group)
      const row = within(await line())
      expect(row.getByText('6 attendues le 12 décembre 2031')).toBeVisible()
      expect(row.getByText('1 attendue, sans date')).toBeVisible()
    },
  )

  it('that should have come are said to be late, for no day', async () => {
    const late = { ...item, promises: [{ quantity: 6, expectedOn: null, late: true }] }
    await open('restaurant', { ...anOrderDetail, items: [late] })
    expect(within(await line()).getByText('6 attendues, en retard')).toBeVisible()
  })

  it('can be given up by the buyer, who is asked first and told why not', async () => {
    await open('restaurant', { ...waiting, customer: { ...waiting.customer, id: 3 }, mayGiveUp: true })
    const sent: unknown[] = []
    server.use(
      http.post('*/api/orders/9/promises/give_up', async ({ request }) => {
        sent.push(await request.json())
        if (sent.length > 1) return HttpResponse.json({ ...anOrderDetail, totalPriceTaxIncl: 92.02 })
        return HttpResponse.json({ 'hydra:description': 'Annulez plutôt la commande.' }, { status: 422 })
      }),
    )
    const user = userEvent.setup()
    await user.click(within(await line()).getByRole('button', { name: 'Renoncer à ces bouteilles' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Renoncer à ces bouteilles ?' }))
    expect(dialog.getByText(/^7 bouteilles de Château Brisac 2021 ne vous seront pas livrées/)).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Renoncer' })
    await user.click(confirm)
    expect(await dialog.findByText('Annulez plutôt la commande.')).toBeVisible()
    await user.click(confirm)
    expect(await screen.findByText('Vous n’attendez plus ces bouteilles')).toBeVisible()
    expect(sent).toEqual(Array(2).fill({ lines: [{ item: 1, quantity: 7 }] }))
    expect(await line()).not.toHaveTextContent('attendues')
  })

  it('cancel the order when they are its last ones, which is said before and after', async () => {
    const last = waiting.items.map((own) => ({ ...own, shippedQuantity: 0, remainingQuantity: 7 }))
    await open('restaurant', { ...waiting, items: last, customer: { ...waiting.customer, id: 3 }, mayGiveUp: true })
    server.use(
      http.post('*/api/orders/9/promises/give_up', () => HttpResponse.json({ ...anOrderDetail, status: 'canceled' })),
    )
    const user = userEvent.setup()
    await user.click(within(await line()).getByRole('button', { name: 'Renoncer à ces bouteilles' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Renoncer à ces bouteilles ?' }))
    expect(dialog.getByText(/^C’est tout ce que cette commande attend encore : elle est annulée/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Renoncer' }))
    expect(await screen.findByText('La commande est annulée')).toBeVisible()
  })

  it.each<GroupCode>(['supplier', 'commercial_agent'])('are no choice of the %s', async (group) => {
    await open(group, { ...waiting, customer: { ...waiting.customer, id: 8 }, mayGiveUp: group === 'supplier' })
    await line()
    expect(screen.queryByRole('button', { name: 'Renoncer à ces bouteilles' })).toBeNull()
  })

  it('stay in the history once given up', async () => {
    const [placed] = anOrderDetail.timeline
    if (!placed) throw new Error('a creation is needed')
    const entry = {
      ...placed,
      from: 'validated',
      to: 'validated',
      givenUpQuantity: 6,
      at: '2026-11-21T09:00:00Z',
    } as const
    await open('restaurant', { ...anOrderDetail, status: 'validated', timeline: [...anOrderDetail.timeline, entry] })
    const history = within(await screen.findByRole('region', { name: 'Suivi' }))
    expect(history.getByText('6 bouteilles attendues abandonnées')).toBeVisible()
  })

  it('lead to the order that replaced them, and back', async () => {
    const [placed] = anOrderDetail.timeline
    if (!placed) throw new Error('a creation is needed')
    const related = (id: number, number: string) => ({ '@id': `/api/orders/${id}`, id, number })
    const begun = { ...placed, related: related(8, 'CMD-2026-000008') }
    const given = {
      ...placed,
      from: 'validated',
      to: 'validated',
      givenUpQuantity: 6,
      at: '2026-11-21T09:00:00Z',
      related: related(31, 'CMD-2026-000031'),
    } as const
    await open('restaurant', { ...anOrderDetail, status: 'validated', timeline: [begun, given] })
    const history = within(await screen.findByRole('region', { name: 'Suivi' }))
    expect(history.getByRole('link', { name: 'CMD-2026-000008' })).toHaveAttribute('href', '/orders/8')
    expect(history.getByRole('link', { name: 'CMD-2026-000031' })).toHaveAttribute('href', '/orders/31')
  })

  it('are not spoken of once all is there', async () => {
    await open('restaurant', anOrderDetail)
    expect(await line()).not.toHaveTextContent('attendue')
  })

  it('stand on the printed sheet too', async () => {
    await renderPart(
      <QueryClientProvider client={createQueryClient()}>
        <OrderSheet order={waiting} withTax={false} />
      </QueryClientProvider>,
    )
    expect(await screen.findByRole('article')).toHaveTextContent(
      '6 attendues le 12 décembre 2031 · 1 attendue, sans date',
    )
  })
})
