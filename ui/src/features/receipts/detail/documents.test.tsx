import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { ReceiptDetail, ReceiptDocument } from '../receipt'
import { receiptDetail } from '../testing/fixtures'

const note: ReceiptDocument = {
  id: 5,
  kind: 'delivery_note',
  name: 'BL 77.pdf',
  url: '/api/receipts/12/documents/5',
  at: '2026-11-20T10:00:00Z',
}

/** A receipt with its papers; what was sent. */
async function open(detail: ReceiptDetail) {
  let now = detail
  const sent: unknown[] = []
  server.use(
    http.get('*/api/receipts/12', () => HttpResponse.json(now)),
    http.post('*/api/receipts/12/documents', async ({ request }) => {
      sent.push(await request.json())
      now = {
        ...now,
        documents: [...now.documents, { ...note, id: 6, name: 'dae.pdf', kind: 'accompanying_document' }],
      }
      return HttpResponse.json(now, { status: 201 })
    }),
    http.delete('*/api/receipts/12/documents/5', () => {
      now = { ...now, documents: now.documents.filter(({ id }) => id !== 5) }
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  await openScreen('/receipts/12', 'supplier')
  const panel = within(await screen.findByRole('region', { name: 'Documents' }))
  return { panel, sent }
}

describe('the papers of a receipt', () => {
  it('gain the one that suspended goods need, and stay when nothing was chosen', async () => {
    const { panel, sent } = await open(receiptDetail({ dutyStatus: 'suspended', documents: [note] }))
    await userEvent.click(panel.getByRole('button', { name: 'Ajouter un document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un document' }))
    expect(dialog.getByRole('radio', { name: 'Document d’accompagnement (DAE)' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }))
    expect(sent).toEqual([])
    const input = document.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    await userEvent.upload(input, new File(['%PDF-1.7 dae'], 'dae.pdf', { type: 'application/pdf' }))
    await dialog.findByText('dae.pdf')
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }))
    expect(await panel.findByRole('button', { name: 'Télécharger dae.pdf' })).toBeInTheDocument()
    expect(sent).toEqual([
      { kind: 'accompanying_document', name: 'dae.pdf', file: expect.stringMatching(/^data:application\/pdf;base64,/) },
    ])
  })

  it('leave an open receipt after a question', async () => {
    const { panel } = await open(receiptDetail({ documents: [note] }))
    await userEvent.click(panel.getByRole('button', { name: 'Retirer BL 77.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirer ce document ?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer BL 77.pdf' }))
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Télécharger BL 77.pdf' })).toBeNull())
  })

  it('stay with a receipt that ended, and may still come', async () => {
    const { panel } = await open(receiptDetail({ status: 'complete', documents: [note] }))
    expect(panel.queryByRole('button', { name: 'Retirer BL 77.pdf' })).toBeNull()
    expect(panel.getByRole('button', { name: 'Ajouter un document' })).toBeInTheDocument()
  })

  it('are none of what never came', async () => {
    const { panel } = await open(receiptDetail({ status: 'canceled' }))
    expect(panel.getByText('Aucun document.')).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: 'Ajouter un document' })).toBeNull()
  })
})
