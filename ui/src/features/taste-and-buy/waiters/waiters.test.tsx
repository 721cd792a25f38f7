import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Waiter } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aRequest, aWaiter } from '../testing/fixtures'

const sent: [call: string, body: unknown][] = []

/** The API with one waiter; what is sent is kept. */
function serve(first = aWaiter()) {
  let waiter: Waiter = first
  const keep = async (request: Request, also: Partial<Waiter> = {}) => {
    const text = await request.text()
    const body = text === '' ? null : (JSON.parse(text) as Partial<Waiter>)
    sent.push([`${request.method} ${new URL(request.url).pathname}`, body])
    waiter = { ...waiter, ...body, ...also, version: waiter.version + 1 }
    return HttpResponse.json(waiter)
  }
  const none = () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })
  server.use(
    http.get('*/api/waiters', () => HttpResponse.json({ 'hydra:member': [waiter], 'hydra:totalItems': 1 })),
    http.get('*/api/waiters/:id', () => HttpResponse.json(waiter)),
    http.post('*/api/waiters', ({ request }) => keep(request)),
    http.patch('*/api/waiters/:id', ({ request }) => keep(request)),
    http.post('*/api/waiters/:id/pin', ({ request }) => keep(request, { hasPin: true })),
    http.delete('*/api/waiters/:id', ({ request }) => keep(request)),
    http.get('*/api/taste_and_buy/orders', none),
    http.get('*/api/saved_views', none),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path: string) {
  await openScreen(path, 'restaurant')
  return userEvent.setup()
}

beforeEach(() => {
  sent.length = 0
})

describe('waiters', () => {
  it('are listed with their PIN and their sales (R-2.060)', async () => {
    serve(aWaiter({ sales: { requests: 12, concluded: 7, revenueTaxIncl: 512.4 } }))
    await open('/taste-and-buy/waiters')
    expect(await screen.findByRole('link', { name: 'Inès Morel' })).toBeVisible()
    expect(screen.getByText('12 demandes')).toBeVisible()
    expect(screen.getByText('512,40 €')).toBeVisible()
  })

  it('are added with a PIN that is hard to guess, and what was typed stays until it is (R-2.061)', async () => {
    serve()
    const user = await open('/taste-and-buy/waiters/create')
    await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), ' Yanis ')
    await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Le Goff')
    await user.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'yanis@bistrot.test')
    const pin = screen.getByLabelText(/^Code PIN/, { selector: 'input' })
    await user.type(pin, '1234')
    await user.click(screen.getByRole('button', { name: 'Ajouter le serveur' }))
    expect(await screen.findByText(/trop facile à deviner/)).toBeVisible()
    expect(sent).toEqual([])
    await user.clear(pin)
    await user.type(pin, '4821')
    await user.click(screen.getByRole('button', { name: 'Ajouter le serveur' }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['POST /api/waiters', { firstName: 'Yanis', lastName: 'Le Goff', email: 'yanis@bistrot.test', pin: '4821' }],
      ]),
    )
  })
})

describe('a waiter', () => {
  it('has its sales without a column that repeats its name', async () => {
    serve()
    server.use(
      http.get('*/api/taste_and_buy/orders', () =>
        HttpResponse.json({ 'hydra:member': [aRequest()], 'hydra:totalItems': 1 }),
      ),
    )
    await open('/taste-and-buy/waiters/2')
    expect(await screen.findByRole('link', { name: 'Paul Rivière' })).toBeVisible()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Demande', 'Total TTC', 'Statut', 'Suite', 'Prise le'])
  })

  it('is deactivated at once, with the way back (R-2.062)', async () => {
    serve()
    const user = await open('/taste-and-buy/waiters/2')
    await user.click(await screen.findByRole('button', { name: 'Désactiver' }))
    await waitFor(() => expect(sent).toEqual([['PATCH /api/waiters/2', { version: 4, active: false }]]))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(sent[1]).toEqual(['PATCH /api/waiters/2', { version: 5, active: true }]))
  })

  it('gets another PIN, which nobody reads again', async () => {
    serve()
    const user = await open('/taste-and-buy/waiters/2')
    await user.click(await screen.findByRole('button', { name: 'Nouveau code PIN' }))
    await user.type(await screen.findByLabelText(/^Code PIN/, { selector: 'input' }), '907513')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le code' }))
    await waitFor(() => expect(sent).toEqual([['POST /api/waiters/2/pin', { version: 4, pin: '907513' }]]))
  })

  it.each([
    [0, true],
    [3, false],
  ])('with %i requests may be deleted: %s', async (requests, may) => {
    serve(aWaiter({ sales: { requests, concluded: 0, revenueTaxIncl: 0 } }))
    const user = await open('/taste-and-buy/waiters/2')
    await screen.findByRole('button', { name: 'Désactiver' })
    const more = screen.queryByRole('button', { name: /^(Autres actions|Plus d’actions)/ })
    if (more) await user.click(more)
    const found = screen.queryAllByRole('menuitem', { name: 'Supprimer', hidden: true })
    expect([...found, ...screen.queryAllByRole('button', { name: 'Supprimer' })].length > 0).toBe(may)
  })
})
