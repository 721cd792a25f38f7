import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { OrderDetail } from '~/shared/order/order'
import { anOrder, anOrderDetail } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

async function open(change: Partial<OrderDetail>) {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [anOrder()], 'hydra:totalItems': 1 })),
    http.get('*/api/orders/:id', () => HttpResponse.json({ ...anOrderDetail, ...change })),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
    http.patch('*/api/orders/9', async ({ request }) => {
      const body = (await request.json()) as Partial<OrderDetail>
      sent.push(body)
      return HttpResponse.json({ ...anOrderDetail, ...change, ...body })
    }),
  )
  await openScreen('/orders/9', 'restaurant')
  await screen.findByRole('heading', { level: 1, name: anOrderDetail.number })
  return sent
}

it('the buyer enters its own reference until the order leaves', async () => {
  const sent = await open({ mayChangeReference: true })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Ajouter une référence' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Référence du client' }))
  await user.type(dialog.getByRole('textbox', { name: 'Référence du client' }), 'BC-77')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer la référence' }))
  await waitFor(() => expect(sent).toEqual([{ customerReference: 'BC-77' }]))
  expect(await screen.findByRole('button', { name: 'Modifier la référence' })).toBeVisible()
  expect(screen.getByText('BC-77')).toBeVisible()
})

it('nobody is offered to change it once it has left', async () => {
  await open({ customerReference: 'BC-77', mayChangeReference: false })
  expect(await screen.findByText('BC-77')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Modifier la référence' })).toBeNull()
})
