import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { movesOf } from '~/shared/order/moves'
import { anOrder } from '~/shared/order/testing/fixtures'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { BulkMoves, useBulkMoves } from './BulkMoves'

const order = anOrder({ status: 'processing', transitions: ['validated'], commentRequired: [] })
const [validate] = movesOf(order.status, order.transitions)

function ValidateButton() {
  const start = useBulkMoves()
  return (
    <button type="button" onClick={() => validate && start(validate, [order])}>
      Valider
    </button>
  )
}

it('a move that asks nothing is sent by the press, once, even when the list is left at once', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('*/api/orders/transitions', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ results: [{ order: order['@id'], number: '', status: 'validated', error: null }] })
    }),
  )
  await loadTexts('order')
  const { leave } = await renderPart(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BulkMoves onMoved={() => undefined}>
          <ValidateButton />
        </BulkMoves>
      </QueryClientProvider>
    </StrictMode>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Valider' }))
  leave()
  await screen.findByText('elsewhere')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ orders: [`/api/orders/${order.id}`], transition: 'validated' }])
})
