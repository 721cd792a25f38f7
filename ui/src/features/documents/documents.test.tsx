import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Document } from './document'
import { aDocument } from './testing/fixtures'

// A canvas draws nothing here.
vi.mock('./preview/PdfPages', () => ({ PdfPages: ({ label }: { label: string }) => <p>Pages de {label}</p> }))

const asked: URL[] = []
const sent: [method: string, path: string, body: string][] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** The API with some documents; what is sent is kept. */
function serve(...documents: Document[]) {
  const keep = async ({ request }: { request: Request }) => {
    sent.push([request.method, new URL(request.url).pathname, await request.text()])
  }
  server.use(
    http.get('*/api/documents', ({ request }) => {
      asked.push(new URL(request.url))
      return page(documents)
    }),
    http.get('*/api/documents/archive', ({ request }) => {
      asked.push(new URL(request.url))
      return new HttpResponse('zip')
    }),
    http.get('*/api/documents/:id/file', () => new HttpResponse('%PDF')),
    http.get('*/api/documents/:id', ({ params }) => {
      const found = documents.find(({ id }) => id === Number(params.id))
      return found ? HttpResponse.json(found) : new HttpResponse(null, { status: 404 })
    }),
    http.post('*/api/documents', async (call) => {
      await keep(call)
      return HttpResponse.json(documents[0], { status: 201 })
    }),
    http.post('*/api/documents/:id/retries', async (call) => {
      await keep(call)
      return HttpResponse.json(documents[0])
    }),
    http.delete('*/api/documents/:id', async (call) => {
      await keep(call)
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/customers', () => page([{ id: 12, company: 'Le Bistrot', userGroup: { code: 'restaurant' } }])),
    http.get('*/api/suppliers', () => page([])),
    http.get('*/api/saved_views', () => page([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path: string, group: GroupCode = 'supplier') {
  await openScreen(path, group)
  return userEvent.setup()
}

beforeEach(() => {
  asked.length = 0
  sent.length = 0
})

it('leaves the day off a card where the paper is being prepared: the line has no room for both', async () => {
  const papers = (['pending', 'ready', 'failed'] as const).map((status, at) =>
    aDocument({ '@id': `/api/documents/${at}`, id: at, number: `N-${at}`, status }),
  )
  serve(...papers)
  await open('/documents')
  for (const [at, isTold] of [false, true, true].entries()) {
    const row = (await screen.findByRole('link', { name: `N-${at}` })).closest('[role="row"], li, tr')
    expect(row?.querySelector('[data-narrow-only]') !== null).toBe(isTold)
  }
})

//
it('calls the types as the specification does', async () => {
  const types = ['invoice', 'quotation', 'releve', 'other'] as const
  serve(...types.map((type, at) => aDocument({ '@id': `/api/documents/${at}`, id: at, number: `N-${at}`, type })))
  await open('/documents')
  for (const [at, label] of ['Facture', 'Devis', 'Relevé', 'Autre'].entries()) {
    const row = (await screen.findByRole('link', { name: `N-${at}` })).closest('[role="row"], li, tr')
    expect(within(row as HTMLElement).getAllByText(label).length).toBeGreaterThan(0)
  }
})

it('narrows the list by type, and opens a document beside it', async () => {
  serve(aDocument())
  const user = await open('/documents?tab="invoice"', 'restaurant')
  await user.click(await screen.findByRole('link', { name: 'FAC-S41-2026-000005' }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText('Pages de FAC-S41-2026-000005')).toBeVisible()
  expect(within(sheet).getByRole('link', { name: 'CMD-2026-000009' })).toHaveAttribute('href', '/orders/9')
  expect(within(sheet).getByRole('button', { name: 'Télécharger' })).toBeEnabled()
  expect(asked[0]?.searchParams.getAll('type[]')).toEqual(['invoice'])
})

it('calls a statement by its month', async () => {
  serve(aDocument({ type: 'releve', kind: 'statement', number: '2026-11', subject: '/api/accounts/77', order: null }))
  await open('/documents?tab="releve"')
  const row = (await screen.findByRole('link', { name: 'Novembre 2026' })).closest('[role="row"], li, tr')
  expect(row?.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('184,03 €')
})

it('keeps the list in use beside a document, where there is room', async () => {
  serve(aDocument(), aDocument({ '@id': '/api/documents/6', id: 6, number: 'FAC-S41-2026-000006' }))
  const user = await open('/documents?document=5')
  expect(await screen.findByText('Pages de FAC-S41-2026-000005')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'FAC-S41-2026-000006' }))
  expect(await screen.findByText('Pages de FAC-S41-2026-000006')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks again for what failed', async () => {
  serve(aDocument({ status: 'failed', url: null, contentType: '' }))
  const user = await open('/documents?document=5')
  await user.click(await screen.findByRole('button', { name: 'Relancer' }))
  await waitFor(() =>
    expect(sent.map(([method, path]) => [method, path])).toEqual([['POST', '/api/documents/5/retries']]),
  )
})

it('takes away what its reader sent, once that is confirmed', async () => {
  serve(aDocument({ type: 'other', kind: 'upload', own: true, number: '', filename: 'tarif.pdf' }))
  const user = await open('/documents?document=5')
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }))
  expect(sent).toEqual([])
  const question = within(await screen.findByRole('dialog', { name: 'Supprimer ce document ?' }))
  await user.click(question.getByRole('button', { name: 'Supprimer' }))
  await waitFor(() => expect(sent.map(([method, path]) => [method, path])).toEqual([['DELETE', '/api/documents/5']]))
})

it('takes the chosen documents away in one archive', async () => {
  serve(aDocument(), aDocument({ '@id': '/api/documents/6', id: 6, number: 'FAC-S41-2026-000006' }))
  const user = await open('/documents')
  await user.click(await screen.findByRole('checkbox', { name: /FAC-S41-2026-000006/ }))
  await user.click(await screen.findByRole('button', { name: 'Télécharger en ZIP' }))
  await waitFor(() => expect(asked.at(-1)?.pathname).toBe('/api/documents/archive'))
  expect(asked.at(-1)?.searchParams.getAll('documents[]')).toEqual(['6'])
})

it('sends a document to somebody of the network', async () => {
  serve(aDocument())
  const user = await open('/documents')
  await user.click(await screen.findByRole('button', { name: 'Envoyer un document' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('combobox', { name: 'Client' }), 'Bistrot')
  const options = await screen.findAllByRole('option', { name: 'Le Bistrot', hidden: true })
  await user.click(options.at(-1) as HTMLElement)
  const file = new File(['%PDF-1.7\n%%EOF'], 'tarif.pdf', { type: 'application/pdf' })
  await user.upload(dialog.querySelector('input[type="file"]') as HTMLInputElement, file)
  await within(dialog).findByText('tarif.pdf')
  await user.click(within(dialog).getByRole('button', { name: 'Envoyer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0]?.[2] ?? '')).toMatchObject({ recipient: '/api/users/12', name: 'tarif.pdf' })
})

it.each([
  ['supplier', 1],
  ['restaurant', 0],
] as const)('tells a supplier alone that a mailed PDF is no hand-over: %s', async (group, told) => {
  serve(aDocument())
  await open('/documents', group)
  await screen.findByRole('link', { name: 'FAC-S41-2026-000005' })
  expect(screen.queryAllByText(/Un PDF envoyé par courriel n’est pas une remise/)).toHaveLength(told)
})

it('says what will be here while there is nothing', async () => {
  serve()
  await open('/documents')
  expect(await screen.findByText('Aucun document')).toBeVisible()
})
