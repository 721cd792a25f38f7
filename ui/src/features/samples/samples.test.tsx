import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode, SampleRequest } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aRequest, detailOf } from './testing/fixtures'

const sent: [path: string, body: unknown][] = []
const asked: URLSearchParams[] = []

const asBuyer: SampleRequest = { ...aRequest, transitions: [], commentRequired: [], withdrawable: true }

/** The API with some requests; what is sent is kept. */
function serve(
  requests: SampleRequest[],
  answer: (path: string) => Response = () => HttpResponse.json(detailOf(aRequest)),
): void {
  const keep = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname
    sent.push([path, (await request.json()) as unknown])
    return answer(path)
  }
  server.use(
    http.get('*/api/sample_requests/summary', () =>
      HttpResponse.json({
        pending: 1,
        asked: 12,
        accepted: 9,
        tasted: 8,
        rated: 3,
        averageRating: 4.3,
        sold: 2,
        rate: 25,
      }),
    ),
    http.get('*/api/sample_requests', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      const statuses = searchParams.getAll('status[]')
      const found = requests.filter(({ status }) => statuses.length === 0 || statuses.includes(status))
      return HttpResponse.json({ 'hydra:member': found, 'hydra:totalItems': found.length })
    }),
    http.get('*/api/sample_requests/:id', ({ params }) => {
      const found = requests.find(({ id }) => String(id) === params.id)
      return HttpResponse.json(found ? detailOf(found) : null)
    }),
    http.get('*/api/sample_quotas/:id', () => HttpResponse.json({ '@id': '/api/sample_quotas/3', id: 3, units: 1 })),
    http.post('*/api/sample_requests/transitions', keep),
    http.post('*/api/sample_requests/:id/transitions', keep),
    http.post('*/api/sample_requests/:id/feedback', keep),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(group: GroupCode, search = '') {
  const page = await openScreen(`/orders/sample-requests${search}`, group)
  return { ...page, user: userEvent.setup() }
}

async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions sur Clos Brantille 2021/ }))
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

describe('sample requests', () => {
  it('R-1.014 R-2.031 R-3.151 R-3.152 R-3.153 R-3.154 lists requests with their labels; Acceptée is two codes', async () => {
    serve([
      aRequest,
      { ...aRequest, '@id': '/api/sample_requests/6', id: 6, status: 'valid', transitions: [] },
      { ...aRequest, '@id': '/api/sample_requests/7', id: 7, status: 'ordering', transitions: [] },
      { ...aRequest, '@id': '/api/sample_requests/8', id: 8, status: 'reject', transitions: [], reason: 'Épuisé' },
    ])
    const { user, address } = await open('supplier')
    const table = await screen.findByRole('table', { name: 'Demandes d’échantillons' })
    expect(await within(table).findAllByText('Acceptée')).toHaveLength(2)
    expect(within(table).getByText('En attente')).toBeInTheDocument()
    expect(within(table).getByText('Refusée')).toBeInTheDocument()
    expect(await screen.findByText('25 %')).toBeInTheDocument()
    const tabs = screen.getByRole('navigation', { name: 'Demandes affichées' })
    await user.click(within(tabs).getByRole('button', { name: /^Acceptées/ }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['valid', 'ordering']))
    expect(address()).toContain('tab=accepted')
  })

  it.each([
    ['restaurant', 'Fournisseur', 'suppliers', 'supplier'],
    ['supplier', 'Client', 'customers', 'customer'],
  ] as const)('is narrowed by a %s to one other party', async (group, label, path, party) => {
    serve([aRequest])
    server.use(
      http.get(`*/api/${path}`, () =>
        HttpResponse.json({ 'hydra:member': [{ id: 41, company: 'Cave des Tilleuls' }], 'hydra:totalItems': 1 }),
      ),
      http.get('*/api/users/41', () => HttpResponse.json({ id: 41, company: 'Cave des Tilleuls' })),
    )
    const { user, address } = await open(group)
    await user.click(await screen.findByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name: 'Cave des Tilleuls', hidden: true }))
    await waitFor(() => expect(asked.at(-1)?.getAll(`${party}[]`)).toEqual(['41']))
    expect(address()).toContain(`${party}=41`)
  })

  it('accepts in one click, and refuses with a reason that is kept when the call fails', async () => {
    let fails = true
    serve([aRequest], (path) =>
      fails && path.endsWith('/transitions') && sent.length > 1
        ? HttpResponse.json({ 'hydra:description': 'Cette demande est déjà « Acceptée ».' }, { status: 409 })
        : HttpResponse.json(detailOf(aRequest)),
    )
    const { user } = await open('supplier')
    await choose(user, 'Accepter')
    await waitFor(() => expect(sent).toEqual([['/api/sample_requests/5/transitions', { transition: 'valid' }]]))
    await choose(user, 'Refuser')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Refuser' }))
    expect(sent).toHaveLength(1) // a reason is required
    await user.type(within(dialog).getByRole('textbox', { name: /Motif/ }), 'Cuvée épuisée')
    await user.click(within(dialog).getByRole('button', { name: 'Refuser' }))
    expect(await within(dialog).findByText('Cette demande est déjà « Acceptée ».')).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox', { name: /Motif/ })).toHaveValue('Cuvée épuisée')
    fails = false
    await user.click(within(dialog).getByRole('button', { name: 'Refuser' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent.at(-1)?.[1]).toEqual({ transition: 'reject', comment: 'Cuvée épuisée' })
  })

  it('accepts several together and says which could not be', async () => {
    serve([aRequest, { ...aRequest, '@id': '/api/sample_requests/6', id: 6 }], () =>
      HttpResponse.json({
        results: [
          { id: 5, status: 'valid', error: null },
          { id: 6, status: 'reject', error: { code: 'x', message: 'Cette demande est déjà « Refusée ».' } },
        ],
      }),
    )
    const { user } = await open('supplier')
    const boxes = await screen.findAllByRole('checkbox')
    for (const box of boxes.slice(1)) await user.click(box)
    await user.click(await screen.findByRole('button', { name: 'Accepter' }))
    expect(await screen.findByText('1 demande acceptée')).toBeInTheDocument()
    expect(await screen.findByText(/n’a pas pu être acceptée : Cette demande est déjà « Refusée »/)).toBeInTheDocument()
    expect(sent[0]?.[1]).toEqual({
      requests: ['/api/sample_requests/5', '/api/sample_requests/6'],
      transition: 'valid',
    })
  })

  it('opens a request beside the list, with what happened and what its reader may do', async () => {
    serve([asBuyer])
    await open('restaurant', '?request=5')
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText('Demande envoyée')).toBeInTheDocument()
    expect(within(sheet).getByText(/18 rue des Halles/)).toBeInTheDocument()
    expect(within(sheet).getByRole('button', { name: 'Annuler la demande' })).toBeInTheDocument()
    expect(within(sheet).queryByRole('button', { name: 'Accepter' })).not.toBeInTheDocument()
  })

  it('takes a rating and words once the sample has arrived', async () => {
    serve([
      {
        ...asBuyer,
        status: 'ordering',
        withdrawable: false,
        feedbackAwaited: true,
        deliveredAt: '2026-11-20T09:00:00Z',
        order: { '@id': '/api/orders/9', id: 9, number: 'CMD-2026-000009' },
      },
    ])
    const { user } = await open('restaurant')
    await choose(user, 'Donner mon avis')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('radio', { name: 'Très bien' }))
    await user.type(within(dialog).getByRole('textbox', { name: 'Commentaire' }), 'Belle longueur')
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer mon avis' }))
    await waitFor(() =>
      expect(sent).toEqual([['/api/sample_requests/5/feedback', { rating: 4, comment: 'Belle longueur' }]]),
    )
  })

  it('keeps views of the list; the request open beside it is no part of one', async () => {
    const view = { '@id': '/api/saved_views/1', id: 1, screen: 'samples', name: 'À répondre', search: 'tab=pending' }
    const answer = { 'hydra:member': [view], 'hydra:totalItems': 1 }
    const screens: (string | null)[] = []
    serve([aRequest])
    server.use(
      http.get('*/api/saved_views', ({ request }) => {
        screens.push(new URL(request.url).searchParams.get('screen'))
        return HttpResponse.json(answer)
      }),
    )
    await open('supplier', '?tab=pending&request=5')
    await screen.findByRole('dialog')
    expect(await screen.findByRole('button', { name: 'Vues, À répondre', hidden: true })).toBeInTheDocument()
    expect(screens).toContain('samples')
  })

  it('says what an empty list is for', async () => {
    serve([])
    await open('restaurant')
    expect(await screen.findByText('Aucun échantillon demandé')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir le catalogue' })).toBeInTheDocument()
  })

  it('offers to try again when the list fails', async () => {
    serve([aRequest])
    let fails = true
    server.use(http.get('*/api/sample_requests', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)))
    const { user } = await open('restaurant')
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    fails = false
    await user.click(again)
    expect((await screen.findAllByText('Clos Brantille 2021'))[0]).toBeInTheDocument()
  })
})
