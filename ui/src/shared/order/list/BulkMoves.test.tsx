import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import type { Order } from '~/api/types'
import { businessDay } from '~/shared/format/business-day'
import { loadTexts } from '~/shared/i18n/i18n'
import { type Move, movesOf } from '~/shared/order/moves'
import { anOrder } from '~/shared/order/testing/fixtures'
import { useSession } from '~/shared/session/session'
import { person } from '~/testing/people'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { BulkMoves, useBulkMoves } from './BulkMoves'
import { MoveResults } from './MoveResults'

const order = anOrder({ status: 'processing', transitions: ['validated'], commentRequired: [] })
const [validate] = movesOf(order.status, order.transitions)

function StartButton({ move, orders }: { move: Move | undefined; orders: readonly Order[] }) {
  const start = useBulkMoves()
  return (
    <button type="button" onClick={() => move && start(move, orders)}>
      Valider
    </button>
  )
}

const screenOf = (move: Move | undefined, orders: readonly Order[]) =>
  renderPart(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BulkMoves onMoved={() => undefined}>
          <StartButton move={move} orders={orders} />
        </BulkMoves>
      </QueryClientProvider>
    </StrictMode>,
  )

it('a move that asks nothing is sent by the press, once, even when the list is left at once', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/orders/transitions', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ results: [{ order: order['@id'], number: '', status: 'validated', error: null }] })
    }),
  )
  await loadTexts('order')
  const { leave } = await screenOf(validate, [order])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Valider' }))
  leave()
  await screen.findByText('elsewhere')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ orders: [`/api/orders/${order.id}`], transition: 'validated' }])
})

it('deliveries of several orders are of one day, which today stands for at first', async () => {
  const orders = [1, 2].map((id) =>
    anOrder({ id, status: 'pending_shipping', transitions: ['shipped'], commentRequired: [] }),
  )
  const sent: unknown[] = []
  server.use(
    http.post('*/api/orders/transitions', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ results: orders.map(() => ({ number: '', status: 'shipped', error: null })) })
    }),
  )
  await loadTexts('order')
  await screenOf(movesOf('pending_shipping', ['shipped'])[0], orders)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Valider' }))
  const today = businessDay(Date.now())
  expect(await screen.findByLabelText(/^Livrée le/)).toHaveValue(today.split('-').reverse().join('/'))
  await user.click(screen.getByRole('button', { name: 'Confirmer 2 livraisons' }))
  await waitFor(() =>
    expect(sent).toEqual([{ orders: ['/api/orders/1', '/api/orders/2'], transition: 'shipped', deliveredOn: today }]),
  )
})

it('what became of each order names the other side, not who reads it', async () => {
  const outcomes = [{ order, isDone: true, message: '' }]
  await loadTexts('order')
  useSession.setState({ user: { ...person('restaurant'), id: order.customer.id } })
  await renderPart(<MoveResults move={validate as Move} outcomes={outcomes} onClose={() => undefined} />)
  const row = (await screen.findByRole('link', { name: order.number })).parentElement
  expect(row).toHaveTextContent(`${order.number} · ${order.supplier.company}`)
  expect(row).not.toHaveTextContent(order.customer.company)
})
