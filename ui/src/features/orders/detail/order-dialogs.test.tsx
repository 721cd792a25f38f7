import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { businessDay } from '~/shared/format/business-day'
import { formatDate, formatDateTime } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import { anOrderDetail, aParty } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const photo = 'data:image/jpeg;base64,AAAA'

// jsdom neither decodes nor draws pictures.
vi.mock('~/shared/photos/evidence', () => ({ evidenceOf: async () => ({ photo }) }))

const [first] = anOrderDetail.items
if (!first) throw new Error('the fixture has a line')
const second = { ...first, id: 2, product: { ...first.product, name: 'Clos des Marnes', vintage: 2022 } }

/** What was posted, in its order. */
const sent: unknown[] = []

/** Answers the next posts to a path, one by one; the last for good. */
function answer(path: string, ...answers: (() => Response)[]) {
  let turn = 0
  server.use(
    http.post(`*/api/orders/9/${path}`, async ({ request }) => {
      sent.push(await request.json())
      const reply = answers[Math.min(turn, answers.length - 1)]
      turn += 1
      return reply?.() ?? new HttpResponse(null, { status: 500 })
    }),
  )
}

let current: OrderDetail

async function open(group: GroupCode, change: Partial<OrderDetail>) {
  current = { ...anOrderDetail, ...change }
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/orders/:id', () => HttpResponse.json(current)),
    http.get('*/api/orders/:id/lots', () => HttpResponse.json({ items: [] })),
  )
  await openScreen('/orders/9', group)
  await screen.findByRole('heading', { level: 1, name: anOrderDetail.number })
  return userEvent.setup()
}

/** The reader of the tests is the supplier of the order. */
const asSupplier: Partial<OrderDetail> = { supplier: aParty(3, 'Maison Delorme', 'supplier') }

const refusal = (status: number, description: string, more: object = {}) =>
  HttpResponse.json({ 'hydra:description': description, ...more }, { status })

const others = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Autres actions' }))
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
  return within(await screen.findByRole('dialog'))
}

beforeEach(() => {
  sent.length = 0
})

describe('moving an order', () => {
  it('is one click where nothing is to be said, and shows what it has become', async () => {
    const user = await open('supplier', { ...asSupplier, status: 'processing', transitions: ['validated'] })
    answer('transitions', () => HttpResponse.json({ ...current, status: 'validated', transitions: ['preparation'] }))
    await user.click(screen.getByRole('button', { name: 'Valider la commande' }))
    expect(await screen.findByRole('button', { name: 'Commencer la préparation' })).toBeVisible()
    expect(sent).toEqual([{ transition: 'validated', from: 'processing' }])
    expect(screen.getByText('Commande validée')).toHaveAttribute('role', 'status')
  })

  it('asks for the reason where one is required, and keeps it when the call fails', async () => {
    const user = await open('supplier', {
      ...asSupplier,
      status: 'validated',
      transitions: ['canceled', 'preparation'],
      commentRequired: ['canceled'],
    })
    answer('transitions', () => refusal(503, 'Le service est momentanément indisponible.'))
    const dialog = await others(user, 'Annuler la commande')
    const confirm = dialog.getByRole('button', { name: 'Annuler la commande' })
    await user.click(confirm)
    expect(sent).toEqual([])
    const reason = dialog.getByRole('textbox', { name: 'Motif' })
    expect(reason).toBeInvalid()
    await user.type(reason, 'Rupture de stock')
    await user.click(confirm)
    expect(await dialog.findByText('Le service est momentanément indisponible.')).toBeVisible()
    expect(reason).toHaveValue('Rupture de stock')
  })

  it('says what the order is now when somebody was quicker, and keeps what was typed', async () => {
    const user = await open('supplier', {
      ...asSupplier,
      status: 'validated',
      transitions: ['canceled', 'preparation'],
      commentRequired: ['canceled'],
    })
    answer('transitions', () => refusal(409, 'La commande a changé.', { code: 'orders.moved_meanwhile' }))
    const dialog = await others(user, 'Annuler la commande')
    await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Rupture')
    current = { ...current, status: 'pending_shipping', transitions: ['shipped'], commentRequired: [] }
    await user.click(dialog.getByRole('button', { name: 'Annuler la commande' }))
    expect(await dialog.findByText('Entre-temps, la commande est passée à « En livraison ».')).toBeVisible()
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Annuler la commande' })).toBeNull())
    expect(dialog.getByRole('textbox')).toHaveValue('Rupture')
  })

  it('offers the way back where the state table has one', async () => {
    const user = await open('supplier', {
      ...asSupplier,
      status: 'paid_error',
      transitions: ['waiting_payment', 'paid'],
    })
    answer('transitions', () => HttpResponse.json({ ...current, status: 'paid', transitions: ['paid_error'] }))
    const dialog = await others(user, 'Marquer payée')
    expect(dialog.getByText(/compté comme un autre règlement, reçu aujourd’hui/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Marquer payée' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ transition: 'paid_error' }))
  })
})

describe('closing by hand', () => {
  const billed: Partial<OrderDetail> = { status: 'billed', transitions: ['closed'], commentRequired: ['closed'] }

  it('says how much is written off as lost', async () => {
    const user = await open('admin', { ...billed, openAmount: 184.92 })
    await user.click(await screen.findByRole('button', { name: 'Marquer comme traitée' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Il reste 184,92.€ à régler : ce montant est passé en perte/)).toBeVisible()
    expect(dialog.queryByText(/facturée et réglée/)).toBeNull()
  })

  it('says nothing of a loss where nothing is open', async () => {
    const user = await open('admin', { ...billed, openAmount: 0 })
    await user.click(await screen.findByRole('button', { name: 'Marquer comme traitée' }))
    expect(within(await screen.findByRole('dialog')).queryByText(/perte/)).toBeNull()
  })
})

const HOUR = 3_600_000

const DAY = 24 * HOUR

/** A day as it is typed. */
const typed = (day: string) => day.split('-').reverse().join('/')

describe('the parcels of an order', () => {
  const parcel = (id: number, deliveredAt: string | null) => ({
    '@id': `/api/orders/9#shipment-${id}`,
    id,
    number: `EXP-2026-00000${id}`,
    carrier: 'Geodis',
    trackingNumber: '',
    trackingUrl: '',
    lines: [],
    shippedAt: new Date(Date.now() - 5 * DAY).toISOString(),
    deliveredAt,
    mayConfirm: deliveredAt === null,
    deliveredOn: deliveredAt ? deliveredAt.slice(0, 10) : null,
    lost: false,
    shippedBy: 'Maison Delorme',
    impersonator: '',
  })

  it('arrive on the day that is told, which today stands for at first', async () => {
    const shipments = [parcel(2, null)]
    const user = await open('restaurant', { status: 'pending_shipping', transitions: ['shipped'], shipments })
    answer('transitions', () => HttpResponse.json({ ...current, status: 'pending_invoice', transitions: [] }))
    await user.click(screen.getByRole('button', { name: 'Confirmer la livraison' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Livraison de CMD-2026-000009' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Livrée le/ })).toHaveFocus())
    expect(await dialog.findByLabelText(/^Livrée le/)).toHaveValue(typed(businessDay(Date.now())))
    await user.click(dialog.getByRole('button', { name: 'Confirmer la livraison' }))
    const body = { transition: 'shipped', from: 'pending_shipping', deliveredOn: businessDay(Date.now()) }
    await waitFor(() => expect(sent).toEqual([body]))
  })

  it('are confirmed one by one; the last one by the button of the order', async () => {
    const shipments = [parcel(1, null), parcel(2, null)]
    const user = await open('restaurant', { status: 'pending_shipping', transitions: ['shipped'], shipments })
    answer('shipments/1/delivery', () =>
      HttpResponse.json({ ...current, shipments: [parcel(1, '2026-11-12T09:00:00Z'), parcel(2, null)] }),
    )
    await user.click(await screen.findByRole('button', { name: 'Confirmer la livraison de EXP-2026-000001' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Livraison de EXP-2026-000001' }))
    const day = await dialog.findByLabelText(/^Livrée le/)
    expect(day).toHaveValue(typed(businessDay(Date.now())))
    const before = businessDay(Date.now() - 2 * DAY)
    await user.clear(day)
    await user.type(day, typed(before))
    await user.click(dialog.getByRole('button', { name: 'Confirmer la livraison' }))
    await waitFor(() => expect(sent).toEqual([{ deliveredOn: before }]))
    expect(await screen.findByText('EXP-2026-000001 est livré.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirmer la livraison de EXP/ })).toBeNull())
  })
})

describe('shipping', () => {
  const toShip = { ...asSupplier, status: 'preparation', items: [first, second] } as const

  it('begins with everything that remains, sends less, and says which line is refused', async () => {
    const user = await open('supplier', { ...toShip, items: [...toShip.items] })
    answer(
      'shipments',
      () =>
        refusal(422, 'Une ligne est refusée.', {
          violations: [{ propertyPath: 'lines[0].quantity', message: 'Il ne reste que 2 bouteilles.' }],
        }),
      () => HttpResponse.json({ ...current, status: 'partially_shipped' }, { status: 201 }),
    )
    await user.click(screen.getByRole('button', { name: 'Expédier' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Tout ce qui reste part : 24 bouteilles.')).toBeVisible()
    const lines = dialog.getAllByRole('listitem')
    const quantity = (at: number) => within(lines[at] as HTMLElement).getByRole('textbox')
    await user.clear(quantity(0))
    await user.type(quantity(0), '0{Tab}')
    await user.clear(quantity(1))
    await user.type(quantity(1), '5{Tab}')
    await user.type(dialog.getByRole('textbox', { name: 'Numéro de suivi' }), 'FR123')
    await user.click(dialog.getByRole('button', { name: 'Expédier 5 bouteilles' }))
    expect(await within(lines[1] as HTMLElement).findByText('Il ne reste que 2 bouteilles.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Numéro de suivi' })).toHaveValue('FR123')
    expect(sent[0]).toEqual({
      lines: [{ item: 2, quantity: 5, lots: [] }],
      carrier: 'Messagerie vin',
      trackingNumber: 'FR123',
      trackingUrl: '',
      alreadyShipped: 0,
      pastBestBefore: false,
    })
    await user.click(dialog.getByRole('button', { name: 'Expédier 5 bouteilles' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('gives up what remains, with its reason', async () => {
    const user = await open('supplier', {
      ...asSupplier,
      status: 'partially_shipped',
      transitions: ['incident'],
      items: [{ ...first, shippedQuantity: 8, remainingQuantity: 4 }],
    })
    answer('remainder', () => HttpResponse.json({ ...current, status: 'pending_shipping' }))
    const dialog = await others(user, 'Solder le reliquat')
    expect(dialog.getByText('4 bouteilles ne seront pas envoyées.')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Fin de millésime')
    await user.click(dialog.getByRole('button', { name: 'Solder le reliquat' }))
    expect(await screen.findByText('Reliquat soldé')).toBeVisible()
    expect(sent).toEqual([{ comment: 'Fin de millésime' }])
  })
})

const OPENED = '2026-11-20T09:00:00Z'

const anIncident: OrderDetail['incidents'][number] = {
  id: 4,
  kind: 'quality',
  comment: 'Cassée',
  from: 'pending_invoice',
  openedAt: OPENED,
  openedBy: 'Camille Aubrac',
  openedImpersonator: '',
  claimUntil: null,
  settledAt: null,
  settledBy: '',
  settledImpersonator: '',
  lines: [],
}

describe('an incident', () => {
  const delivered: Partial<OrderDetail> = {
    status: 'pending_invoice',
    transitions: ['incident'],
    commentRequired: ['incident'],
    items: [{ ...first, shippedQuantity: 12, remainingQuantity: 0 }, second],
  }

  it('is reported from its line, with a photo of what is broken, and keeps everything when it fails', async () => {
    const user = await open('restaurant', delivered)
    answer(
      'transitions',
      () => refusal(500, 'Une erreur est survenue.'),
      () => HttpResponse.json({ ...current, status: 'incident', transitions: [] }),
    )
    await user.click(screen.getByRole('button', { name: 'Actions sur Château Brisac 2021' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Signaler un incident', hidden: true }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Carton écrasé')
    const send = dialog.getByRole('button', { name: 'Signaler l’incident' })
    await user.click(send)
    expect(await dialog.findByText('Une photo est nécessaire pour des bouteilles cassées.')).toBeVisible()
    expect(sent).toEqual([])
    fireEvent.change(dialog.getByLabelText('Choisir une photo', { selector: 'input' }), {
      target: { files: [new File(['x'], 'casse.jpg', { type: 'image/jpeg' })] },
    })
    expect(await dialog.findByRole('img', { name: 'Photo choisie' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Un de plus' }))
    await user.click(send)
    expect(await dialog.findByText('Une erreur est survenue.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Carton écrasé')
    expect(dialog.getByRole('img', { name: 'Photo choisie' })).toBeVisible()
    expect(sent[0]).toEqual({
      transition: 'incident',
      from: 'pending_invoice',
      comment: 'Carton écrasé',
      incident: { kind: 'damaged', lines: [{ item: 1, quantity: 2, reason: 'Carton écrasé', photo }] },
    })
    await user.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says until when the carrier answers alike on the page and where it is reported, and its reason once', async () => {
    const claimUntil = new Date(Date.now() + 50 * HOUR).toISOString()
    const told = `jusqu’au ${formatDateTime(claimUntil)}`
    const user = await open('restaurant', { ...delivered, claimUntil })
    const dialog = await others(user, 'Signaler un incident')
    expect(dialog.getByText(new RegExp(told))).toBeVisible()
    cleanup()

    const reason = 'Cartons écrasés à l’arrivée'
    const lines = [
      { id: 41, item: 1, quantity: 1, reason, photo: null, outcome: '', shipment: null, comment: '' } as const,
    ]
    await open('restaurant', {
      ...delivered,
      status: 'incident',
      claimUntil,
      incidents: [{ ...anIncident, comment: reason, claimUntil, lines }],
      timeline: [
        {
          from: 'shipped',
          to: 'incident',
          actor: 'Camille',
          impersonator: '',
          comment: reason,
          at: OPENED,
          givenUpQuantity: 0,
          related: null,
        },
      ],
    })
    expect(await screen.findByText(new RegExp(told))).toBeVisible()
    expect(within(screen.getByRole('main')).getAllByText(new RegExp(reason))).toHaveLength(1)
    // The moment is a day, never "since" the minute that is now.
    expect(screen.getByText(`Un incident a été signalé le ${formatDate(OPENED)}.`)).toBeVisible()
  })

  it('lets individuals alone change their mind', async () => {
    const user = await open('restaurant', delivered)
    const dialog = await others(user, 'Signaler un incident')
    expect(dialog.queryByRole('radio', { name: 'Rétractation' })).toBeNull()
  })

  it('is settled line by line; a refusal says why, and what is sent again is prepared again', async () => {
    const line = {
      item: 1,
      quantity: 1,
      reason: 'Cassée',
      photo: null,
      outcome: '',
      shipment: null,
      comment: '',
    } as const
    const user = await open('supplier', {
      ...asSupplier,
      status: 'incident',
      transitions: ['preparation', 'pending_invoice'],
      incidents: [
        {
          ...anIncident,
          lines: [
            { id: 41, ...line },
            { id: 42, ...line, item: 2, reason: 'Bouchon' },
          ],
        },
      ],
      items: [{ ...first, shippedQuantity: 12, remainingQuantity: 0 }, second],
    })
    answer('transitions', () => HttpResponse.json({ ...current, status: 'preparation', incidents: [] }))
    await user.click(screen.getByRole('button', { name: 'Régler l’incident' }))
    const dialog = within(await screen.findByRole('dialog'))
    const decide = async (at: number, outcome: string) => {
      await user.click(dialog.getAllByRole('combobox', { name: /Décision/ })[at] as HTMLElement)
      const options = await screen.findAllByRole('option', { name: outcome, hidden: true })
      await user.click(options.at(at) ?? (options[0] as HTMLElement))
    }
    await decide(0, 'Remplacement')
    await decide(1, 'Refus')
    expect(dialog.getByText('La commande passera à « En préparation ».')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Régler l’incident' }))
    expect(sent).toEqual([])
    const why = dialog.getAllByRole('textbox', { name: /Précision/ })[1] as HTMLElement
    expect(why).toBeInvalid()
    await user.type(why, 'Hors délai')
    await user.click(dialog.getByRole('button', { name: 'Régler l’incident' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          transition: 'preparation',
          from: 'incident',
          comment: '',
          outcomes: [
            { line: 41, outcome: 'replace' },
            { line: 42, outcome: 'rejected', comment: 'Hors délai' },
          ],
        },
      ]),
    )
  })
})

describe('messages', () => {
  it('are written about a line, and kept until they are sent', async () => {
    const user = await open('restaurant', {})
    answer(
      'messages',
      () => refusal(500, 'Une erreur est survenue.'),
      () =>
        HttpResponse.json({
          ...current,
          messages: [
            {
              id: 1,
              author: { id: 3, name: 'Camille Aubrac', role: 'buyer' },
              impersonator: '',
              item: 1,
              text: 'Quel millésime ?',
              at: '2026-11-20T09:00:00Z',
            },
          ],
        }),
    )
    await user.click(screen.getByRole('button', { name: 'Actions sur Château Brisac 2021' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Écrire à propos de cette ligne', hidden: true }))
    const field = screen.getByRole('textbox', { name: 'Votre message' })
    await user.type(field, 'Quel millésime ?')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Une erreur est survenue.')).toBeVisible()
    expect(field).toHaveValue('Quel millésime ?')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    expect(await screen.findByText('Quel millésime ?', { selector: 'p' })).toBeVisible()
    expect(field).toHaveValue('')
    expect(sent.at(-1)).toEqual({ text: 'Quel millésime ?', item: 1 })
  })
})
