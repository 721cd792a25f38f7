import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { ReceiptDetail } from '../receipt'
import { lineRow, receiptDetail } from '../testing/fixtures'

/** A server with one receipt. */
function serve(detail: ReceiptDetail) {
  server.use(
    http.get('*/api/receipts/12', () => HttpResponse.json(detail)),
    http.get('*/api/receipts/summary', () => HttpResponse.json({ toReceive: 0, late: 0, toCount: 0 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

it('says of which lots a move is', async () => {
  const lots = [
    { lot: 'L1', quantity: 18, bestBefore: '2028-06-30', recalled: false },
    { lot: 'L2', quantity: 6, bestBefore: null, recalled: false },
  ]
  serve(receiptDetail({ lines: [lineRow({ lots })] }))
  await openScreen('/receipts/12', 'supplier')
  expect(await screen.findByText('L1 : 18 bouteilles · avant le 30 juin 2028')).toBeVisible()
  expect(screen.getByText('L2 : 6 bouteilles')).toBeVisible()
})

it('takes back what was counted wrong, with a reason, and says so in its history', async () => {
  const [begun] = receiptDetail().timeline
  const closed = receiptDetail({
    status: 'complete',
    transitions: [],
    mayEdit: false,
    mayCorrect: true,
    lines: [lineRow({ received: 600, open: 0 })],
  })
  serve(closed)
  const sent: unknown[] = []
  const step = { changed: ['corrected' as const], units: -576, damaged: 0, comment: '600 saisi pour 24' }
  server.use(
    http.post('*/api/receipts/12/corrections', async ({ request }) => {
      sent.push(await request.json())
      const timeline = [...closed.timeline, { ...begun, from: 'complete', to: 'complete', ...step }]
      return HttpResponse.json({ ...closed, lines: [lineRow({ received: 24, open: 0 })], timeline })
    }),
  )
  await openScreen('/receipts/12', 'supplier')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Corriger le comptage de/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Corriger le comptage' }))
  expect(dialog.getByRole('button', { name: 'Corriger' })).toBeDisabled()
  const received = within(dialog.getByRole('group', { name: /^Reçues de/ })).getByRole('textbox')
  await user.clear(received)
  await user.type(received, '24{Tab}')
  expect(dialog.getByText(/sont de nouveau attendues/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Corriger' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Pourquoi/ }), '600 saisi pour 24')
  await user.click(dialog.getByRole('button', { name: 'Corriger' }))
  const lines = [{ product: '/api/products/101', received: 24, damaged: 0 }]
  await waitFor(() => expect(sent).toEqual([{ version: 1, lines, reason: '600 saisi pour 24' }]))
  const history = within(await screen.findByRole('region', { name: 'Suivi' }))
  expect(await history.findByText('Comptage corrigé')).toBeVisible()
  expect(history.getByText('−576 bouteilles · 600 saisi pour 24')).toBeVisible()
})
