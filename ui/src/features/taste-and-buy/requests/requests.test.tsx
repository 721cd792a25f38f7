import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aList, anEntry, aRequest, aWaiter } from '../testing/fixtures'

const sent: [call: string, body: unknown][] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** The API with one request and the restaurant's list; what is sent is kept. */
function serve(request = aRequest(), list = aList()) {
  const keep = async (call: Request, answer: unknown, status = 200) => {
    sent.push([`${call.method} ${new URL(call.url).pathname}`, (await call.json()) as unknown])
    return HttpResponse.json(answer as Record<string, unknown>, { status })
  }
  server.use(
    http.get('*/api/taste_and_buy/orders/summary', () =>
      HttpResponse.json({
        concluded: 3,
        revenueTaxIncl: 421.5,
        commission: 35.12,
        commissionDue: 20.1,
        goodsTaxExcl: 351.25,
        bySupplier: [
          {
            supplier: 5,
            name: 'Maison Delorme',
            orders: 2,
            goodsTaxExcl: 251.25,
            commission: 25.12,
            commissionDue: 10.1,
          },
          { supplier: 6, name: 'Clos du Puits', orders: 1, goodsTaxExcl: 100, commission: 10, commissionDue: 10 },
        ],
        byWaiter: [{ waiter: null, requests: 12, concluded: 3, revenueTaxIncl: 421.5 }],
        byProduct: [],
      }),
    ),
    http.get('*/api/taste_and_buy/orders', () => page([request])),
    http.get('*/api/taste_and_buy/orders/:id', () => HttpResponse.json(request)),
    http.post('*/api/taste_and_buy/orders/simulation', ({ request: call }) =>
      keep(call, {
        items: aRequest().items.map((item) => ({
          ...item,
          promises: [{ quantity: 2, expectedOn: '2031-12-12', late: false }],
        })),
        suppliers: [{ supplier: 'Maison Delorme', goodsTaxIncl: 37, shippingPriceTaxIncl: 12 }],
        shippingPriceTaxIncl: 12,
        totalPriceTaxIncl: 49,
        blockers: [],
      }),
    ),
    http.post('*/api/taste_and_buy/orders', ({ request: call }) => keep(call, request, 201)),
    http.post('*/api/taste_and_buy/orders/:id/transitions', ({ request: call }) =>
      keep(call, { ...request, status: 'canceled', transitions: [] }),
    ),
    http.patch('*/api/taste_and_buy/orders/:id', ({ request: call }) =>
      keep(call, { ...request, version: 2, guest: { ...request.guest, email: 'paul@riviere.test' } }),
    ),
    http.post('*/api/taste_and_buy/orders/:id/link', ({ request: call }) => keep(call, request)),
    http.get('*/api/wine_lists', () => page([list])),
    http.get('*/api/wine_lists/:id', () => HttpResponse.json(list)),
    http.get('*/api/waiters', () => page([aWaiter()])),
    http.get('*/api/saved_views', () => page([])),
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

describe('requests of guests', () => {
  it('are listed with what comes next, and what they brought (R-2.059)', async () => {
    serve(aRequest({ status: 'sent', linkSentAt: '2026-11-29T08:00:00Z', linkExpiresAt: '2026-12-01T08:00:00Z' }))
    const user = await open('/taste-and-buy/orders')
    expect(await screen.findByRole('link', { name: 'Paul Rivière' })).toBeVisible()
    expect(screen.getByText(/^Le client a jusqu’au/)).toBeVisible()
    expect(await screen.findByText('421,50 €')).toBeVisible()
    expect(screen.getByText('20,10 €')).toBeVisible()
    expect(screen.getByText('35,12 € HT avec les commandes à payer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Par fournisseur, serveur et vin' }))
    expect(await screen.findByText('10,10 € HT dus, 15,02 € HT à venir')).toBeVisible()
    expect(screen.getByText('10,00 € HT')).toBeVisible()
  })

  it('are counted by the same word as they are called, and the figures say that they follow the period alone', async () => {
    serve(aRequest({ status: 'concluded', endedAt: '2026-11-30T08:00:00Z' }))
    await open('/taste-and-buy/orders?search=paul')
    expect(await screen.findByRole('heading', { level: 1, name: 'Taste & Buy – Demandes' })).toBeVisible()
    expect((await screen.findAllByText('Commandée'))[0]).toBeVisible()
    expect(await screen.findByText('dont 3 commandées')).toBeVisible()
    expect(screen.getByText(/^Ces chiffres comptent toutes les demandes de la période/)).toBeVisible()
  })

  it('are found by the waiter, and those that the restaurant entered itself', async () => {
    serve(aRequest())
    const asked: URLSearchParams[] = []
    server.use(
      http.get('*/api/taste_and_buy/orders', ({ request }) => {
        asked.push(new URL(request.url).searchParams)
        return page([aRequest()])
      }),
    )
    await open('/taste-and-buy/orders?waiter=["none","1"]')
    expect(await screen.findByRole('button', { name: /Sans serveur/ })).toBeVisible()
    expect(asked.at(-1)?.get('withoutWaiter')).toBe('true')
    expect(asked.at(-1)?.getAll('waiter[]')).toEqual(['1'])
  })

  it('say nothing of their figures while nothing else is chosen', async () => {
    serve()
    await open('/taste-and-buy/orders?from=2026-11-01')
    expect(await screen.findByText('dont 3 commandées')).toBeVisible()
    expect(screen.queryByText(/^Ces chiffres comptent toutes/)).toBeNull()
  })

  it('are found among many wines, by section; what was chosen stays in sight', async () => {
    const reds = Array.from({ length: 8 }, (_, at) => anEntry(at + 1, `Château ${at + 1}`))
    const white = anEntry(9, 'Clos des Œillets', { section: 'white' })
    const { product } = white
    serve(
      aRequest(),
      aList({ entries: [...reds, { ...white, product: { ...product, orderMultiple: 6, minQuantity: 12 } }] }),
    )
    const user = await open('/taste-and-buy/orders/create')
    expect(await screen.findByRole('heading', { level: 3, name: 'Rouges' })).toBeVisible()
    expect(screen.getByText('carton de 6, 12 au moins')).toBeVisible()
    const stepper = screen.getByRole('group', { name: 'Bouteilles de Château 3 2021' })
    await user.click(within(stepper).getByRole('button', { name: 'Un de plus' }))
    await user.type(screen.getByRole('searchbox', { name: 'Chercher un vin de la carte' }), 'oeillets')
    await waitFor(() => expect(screen.queryByText('Château 1 2021')).toBeNull())
    expect(screen.getByText('Clos des Œillets 2021')).toBeVisible()
    expect(screen.getByText('Château 3 2021')).toBeVisible()
  })

  it('are entered with bottles, age and consent; the birthday is asked, and nothing leaves without the consent', async () => {
    serve()
    const user = await open('/taste-and-buy/orders/create')
    await user.type(await screen.findByRole('textbox', { name: /^Prénom/ }), 'Paul')
    await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Rivière')
    await user.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'paul@exemple.test')
    await user.type(await screen.findByRole('textbox', { name: /^Date de naissance/ }), '31/12/1980')
    await user.type(screen.getByRole('textbox', { name: /^(Adresse|Rue|Numéro)(?! e-mail)/ }), '4 rue des Lilas')
    await user.type(screen.getByRole('textbox', { name: /^Code postal/ }), '69 003')
    await user.type(screen.getByRole('textbox', { name: /^Ville/ }), 'Lyon')
    await user.click(screen.getByRole('button', { name: 'Enregistrer la demande' }))
    expect(await screen.findByText('Choisissez au moins une bouteille.')).toBeVisible()
    expect(screen.getByText('Sans cet accord, aucun e-mail ne peut partir.')).toBeVisible()
    expect(sent).toEqual([])

    const stepper = screen.getByRole('group', { name: 'Bouteilles de Château Brisac 2021' })
    const bottles = within(stepper).getByRole('textbox')
    await user.clear(bottles)
    await user.type(bottles, '2')
    await user.tab()
    await user.click(screen.getByRole('checkbox', { name: /^Le client accepte/ }))
    expect(await screen.findByText('49,00 €')).toBeVisible()
    expect(await screen.findByText('Château Brisac 2021 : pas encore en stock')).toBeVisible()
    expect(screen.getByText('2 attendues le 12 décembre 2031')).toBeVisible()
    sent.length = 0
    await user.click(screen.getByRole('button', { name: 'Enregistrer la demande' }))
    await waitFor(() =>
      expect(sent).toEqual([
        [
          'POST /api/taste_and_buy/orders',
          {
            waiter: null,
            items: [{ product: '/api/products/101', quantity: 2 }],
            guest: {
              firstName: 'Paul',
              lastName: 'Rivière',
              email: 'paul@exemple.test',
              phone: '',
              birthday: '1980-12-31',
            },
            address: { street: '4 rue des Lilas', complement: '', postcode: '69003', city: 'Lyon' },
            consent: true,
          },
        ],
      ]),
    )
  })

  it('cannot be entered while no wine of the list is sold to take home', async () => {
    serve(aRequest(), aList({ entries: [anEntry(1, 'Château Brisac', { sellable: false })] }))
    await open('/taste-and-buy/orders/create')
    expect(await screen.findByText('Aucun vin à emporter')).toBeVisible()
  })
})

describe('a request', () => {
  it('that was ordered was so by its guest, with a commission excl. tax', async () => {
    const steps = aRequest().timeline
    const step = { ...steps[0], from: 'sent', to: 'concluded', actor: 'Millésime', at: '2026-11-30T08:00:00Z' } as const
    serve(
      aRequest({
        status: 'concluded',
        transitions: [],
        endedAt: step.at,
        commission: 3.16,
        commissionRate: 8,
        timeline: [...steps, { impersonator: '', comment: '', ...step }],
      }),
    )
    await open('/taste-and-buy/orders/8')
    const done = (await screen.findByText('Commandée par le client')).closest('li')
    expect(done).toHaveTextContent('Paul Rivière')
    expect(done).not.toHaveTextContent('Millésime')
    expect(screen.getByText('Commission HT (8 %)')).toBeVisible()
  })

  it('that was concluded in part tells what was ordered beside what was asked for', async () => {
    const [line] = aRequest().items
    if (!line) throw new Error('no line')
    const cheap = { ...line, ordered: { bottles: 2, totalPriceTaxIncl: 39 } }
    const gone = { ...line, product: { ...line.product, id: 999, name: 'Clos Fontarelle' }, totalPriceTaxIncl: 50 }
    const six = { quantity: 6, unitPriceTaxIncl: 39.8, totalPriceTaxIncl: 238.8 }
    const same = {
      ...line,
      ...six,
      product: { ...line.product, id: 998 },
      ordered: { bottles: 6, totalPriceTaxIncl: 238.8 },
    }
    serve(
      aRequest({
        status: 'concluded',
        transitions: [],
        endedAt: '2026-11-30T08:00:00Z',
        bottles: 4,
        shippingPriceTaxIncl: 15,
        totalPriceTaxIncl: 102,
        ordered: { bottles: 2, shippingPriceTaxIncl: 12, totalPriceTaxIncl: 51 },
        items: [cheap, gone, same],
        commission: 3.16,
        commissionRate: 8,
      }),
    )
    await open('/taste-and-buy/orders/8')
    const lines = await screen.findByRole('table', { name: 'Vins demandés et commandés' })
    expect(within(lines).getByText('Non commandé')).toBeVisible()
    for (const [asked, ordered] of [
      ['37,00 €', '39,00 €'],
      ['18,50 €', '19,50 €'],
    ] as const) {
      expect(within(lines).getAllByText(asked)[0]?.closest('del')).not.toBeNull()
      expect(within(lines).getByText(ordered)).toBeVisible()
    }
    expect(within(lines).getByText('50,00 €').closest('del')).not.toBeNull()
    expect(within(lines).getByText('39,80 €').closest('del')).toBeNull()
    expect(screen.getByText('102,00 €').closest('del')).not.toBeNull()
    expect(screen.getByText('51,00 €')).toBeVisible()
  })

  it('of whose orders nothing is kept owes nothing, and says of which the guest withdraws', async () => {
    const order = {
      number: 'CMD-1',
      supplier: 'Maison Delorme',
      totalPriceTaxIncl: 0,
      goodsTaxExcl: 0,
      commission: 0,
      paid: false,
      canceled: true,
    }
    const kept = { ...order, number: 'CMD-2', supplier: 'Clos du Puits', canceled: false, paid: true, commission: 4 }
    serve(
      aRequest({
        status: 'concluded',
        transitions: [],
        endedAt: '2026-11-30T08:00:00Z',
        ordered: { bottles: 4, shippingPriceTaxIncl: 12, totalPriceTaxIncl: 72 },
        orders: [order, { ...kept, totalPriceTaxIncl: 72, goodsTaxExcl: 50 }],
        withdrawals: [{ order: 'CMD-2', bottles: 2, totalPriceTaxIncl: 30 }],
      }),
    )
    await open('/taste-and-buy/orders/8')
    await screen.findByText('CMD-1 · Maison Delorme')
    const [gone, left] = ['CMD-1 · Maison Delorme', 'CMD-2 · Clos du Puits'].map(
      (name) => screen.getByText(name).nextElementSibling,
    )
    expect(gone).toHaveTextContent(/^Annulée ou rendue : rien n’est dû$/)
    expect(left).toHaveTextContent('72,00 € TTC payés, commission 4,00 € HT due')
    expect(left).toHaveTextContent('Rétractation en cours : 2 bouteilles, 30,00 € TTC')
    expect(screen.getByText(/^1 commande le/)).toBeVisible()
  })

  it('is canceled with a question, as long as the guest has not answered', async () => {
    serve()
    const user = await open('/taste-and-buy/orders/8')
    await user.click(await screen.findByRole('button', { name: 'Annuler la demande' }))
    const dialog = await screen.findByRole('dialog', { name: 'Annuler cette demande ?' })
    await user.click(within(dialog).getByRole('button', { name: 'Annuler la demande' }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['POST /api/taste_and_buy/orders/8/transitions', { transition: 'canceled', version: 1, comment: '' }],
      ]),
    )
    expect(await screen.findByText('Rien n’est dû')).toBeVisible()
  })

  it('gets another e-mail as long as its link has not left there', async () => {
    serve()
    const user = await open('/taste-and-buy/orders/8')
    await user.click(await screen.findByRole('button', { name: 'Corriger l’adresse' }))
    const dialog = await screen.findByRole('dialog', { name: 'Corriger l’adresse e-mail' })
    const field = within(dialog).getByRole('textbox', { name: /^Adresse e-mail/ })
    await user.clear(field)
    await user.click(within(dialog).getByRole('button', { name: 'Corriger' }))
    expect(sent).toEqual([])
    await user.type(field, 'paul@riviere.test')
    await user.click(within(dialog).getByRole('button', { name: 'Corriger' }))
    await waitFor(() =>
      expect(sent).toEqual([['PATCH /api/taste_and_buy/orders/8', { version: 1, email: 'paul@riviere.test' }]]),
    )
    expect(await screen.findByText('Adresse corrigée : le lien partira à paul@riviere.test')).toBeVisible()
  })

  it('whose link has left sends it again', async () => {
    serve(aRequest({ status: 'sent', linkSentAt: '2026-11-29T08:00:00Z', linkExpiresAt: '2026-12-01T08:00:00Z' }))
    const user = await open('/taste-and-buy/orders/8')
    await user.click(await screen.findByRole('button', { name: 'Renvoyer le lien' }))
    expect(screen.queryByRole('button', { name: 'Corriger l’adresse' })).toBeNull()
    await waitFor(() => expect(sent).toEqual([['POST /api/taste_and_buy/orders/8/link', { version: 1 }]]))
  })

  it('shows that the guest is of age, never the birthday, and nothing of a guest who is erased', async () => {
    serve(aRequest({ status: 'expired', transitions: [], guest: null, address: null }))
    await open('/taste-and-buy/orders/8')
    expect(await screen.findByRole('heading', { level: 1, name: 'Client effacé' })).toBeVisible()
    expect(screen.getByText('Ce qui identifiait le client a été effacé.')).toBeVisible()
    expect(screen.queryByText(/Rivière/)).toBeNull()
  })
})
