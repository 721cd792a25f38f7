import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { database } from '~/shared/queue/database'
import { flush } from '~/shared/queue/flush'
import { aWine } from '~/shared/warehouse/testing/a-wine'
import { openScreen } from '~/testing/open-screen'
import { scan } from '~/testing/scan'
import { server } from '~/testing/server'
import type { ReceiptDetail } from '../receipt'
import { lineRow, receiptDetail } from '../testing/fixtures'
import type { CountBody } from './counting'

const EAN = '3760001230017'

interface Sent {
  key: string | null
  body: CountBody
}

const arrived = (changes: Partial<ReceiptDetail> = {}) =>
  receiptDetail({
    status: 'warehouse',
    arrivedAt: '2026-11-24T08:00:00Z',
    transitions: ['complete', 'canceled'],
    mayCount: true,
    ...changes,
  })

const other = aWine({ '@id': '/api/products/102', id: 102, name: 'Clos des Rosés', vintage: 2024, ean: '' })

/** A server that adds up what it is sent; `answer` stands in for it when it does not. */
function serve(receipt: ReceiptDetail, answer?: () => Response | undefined): Sent[] {
  const sent: Sent[] = []
  server.use(
    http.get('*/api/receipts/12', () => HttpResponse.json(receipt)),
    http.post('*/api/receipts/12/counts', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: (await request.json()) as CountBody })
      return answer?.() ?? HttpResponse.json({ ...receipt, status: 'partiel' })
    }),
    http.get('*/api/products', () => HttpResponse.json({ 'hydra:member': [{ ...other, warehouse: 'supplier' }] })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return sent
}

async function open() {
  await openScreen('/receipts/12?count=1', 'supplier')
  await screen.findByRole('listitem', { name: /Château Palmeraie/ })
  return userEvent.setup()
}

const received = (wine: string) => screen.findByRole('textbox', { name: `Reçues de ${wine}` })
const PALMERAIE = 'Château Palmeraie 2018'

afterEach(async () => {
  const db = await database()
  await Promise.all([db.clear('commands'), db.clear('drafts')])
})

describe('counting a receipt', () => {
  it('adds a bottle by scan wherever the focus is, a carton by its own code or by choice', async () => {
    serve(arrived())
    const user = await open()
    await scan(user, EAN)
    expect(await screen.findByText(`${PALMERAIE} : 1 bouteille comptée ici`)).toBeInTheDocument()
    await user.click(await received(PALMERAIE))
    await scan(user, EAN)
    expect(await received(PALMERAIE)).toHaveValue('2')
    await scan(user, '13760001230014')
    expect(await received(PALMERAIE)).toHaveValue('8')
    await user.click(screen.getByRole('radio', { name: 'un carton' }))
    await scan(user, EAN)
    expect(await received(PALMERAIE)).toHaveValue('14')
    expect(screen.getByText('14 bouteilles comptées ici')).toBeInTheDocument()
    // The same bottle as other scanners and other symbols have it; the figure that had the focus stays.
    await user.click(screen.getByRole('radio', { name: 'une bouteille' }))
    await user.click(await received(PALMERAIE))
    await scan(user, `0${EAN}`, `010${EAN}`, `(01)0${EAN}`, `]C1010${EAN}`)
    expect(await received(PALMERAIE)).toHaveValue('18')
  })

  it('keeps what was counted without a network, and sends it once when it is back', async () => {
    let isCut = true
    const sent = serve(arrived(), () => (isCut ? HttpResponse.error() : undefined))
    const user = await open()
    expect(await screen.findByText('Tout est envoyé')).toBeInTheDocument()
    await scan(user, EAN, EAN)
    expect(await screen.findByText('2 bouteilles à enregistrer')).toBeInTheDocument()
    expect(screen.queryByText('Tout est envoyé')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Enregistrer le comptage' }))
    expect(await screen.findByText('Hors ligne, 1 envoi en attente')).toBeInTheDocument()
    expect(screen.getByText('2 en attente d’envoi')).toBeInTheDocument()
    expect(await received(PALMERAIE)).toHaveValue('0')
    isCut = false
    await flush()
    expect(await screen.findByText('Tout est envoyé')).toBeInTheDocument()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent.at(-1)?.body).toMatchObject({
      complete: false,
      lines: [{ product: '/api/products/101', received: 2, damaged: 0 }],
    })
    const before = sent.length
    await flush()
    expect(sent).toHaveLength(before)
  })

  it('finds again after a reload what was counted and not yet saved', async () => {
    serve(arrived())
    const user = await open()
    await scan(user, EAN)
    await user.click(screen.getByRole('button', { name: `Lot et remarque de ${PALMERAIE}` }))
    await user.type(screen.getByRole('textbox', { name: 'Lot' }), 'L24')
    await waitFor(async () =>
      expect(await (await database()).getAll('drafts')).toMatchObject([
        { counted: { '/api/products/101': { received: 1, lot: 'L24' } } },
      ]),
    )
    cleanup()
    await open()
    expect(await received(PALMERAIE)).toHaveValue('1')
    expect(screen.getByRole('textbox', { name: 'Lot' })).toHaveValue('L24')
  })

  /** Says that a code that nobody knows is a wine that nobody announced. */
  async function scanUnannounced(user: UserEvent) {
    await scan(user, '3990000000999')
    const dialog = await screen.findByRole('dialog', { name: 'Code inconnu' })
    await user.type(within(dialog).getByRole('combobox', { name: 'Vin du fournisseur' }), 'clos')
    await screen.findByRole('option', { name: /Clos des Rosés 2024/, hidden: true })
    await user.keyboard('{Enter}')
  }

  it('asks which wine it is when two have the code, at each scan', async () => {
    const other = lineRow({
      id: 3,
      product: aWine({
        '@id': '/api/products/103',
        id: 103,
        reference: 'mar-101',
        name: 'Clos Delorme',
        vintage: null,
      }),
    })
    serve(arrived({ lines: [lineRow(), other] }))
    const user = await open()
    for (const [wine, choice, bottles] of [
      ['Clos Delorme', 'Clos Delorme (mar-101)', '1'],
      [PALMERAIE, `${PALMERAIE} (MAR-101)`, '1'],
      ['Clos Delorme', 'Clos Delorme (mar-101)', '2'],
    ] as const) {
      await scan(user, EAN)
      const dialog = await screen.findByRole('dialog', { name: 'Plusieurs vins ont ce code' })
      await user.click(within(dialog).getByRole('button', { name: choice }))
      expect(await received(wine)).toHaveValue(bottles)
    }
    await scan(user, '13760001230014')
    const dialog = await screen.findByRole('dialog', { name: 'Plusieurs vins ont ce code' })
    await user.click(within(dialog).getByRole('button', { name: 'Château Palmeraie 2018 (MAR-101)' }))
    expect(await received(PALMERAIE)).toHaveValue('7')
  })

  it('asks which wine an unknown code is, and remembers it', async () => {
    const sent = serve(arrived())
    const user = await open()
    await scanUnannounced(user)
    expect(await received('Clos des Rosés 2024')).toHaveValue('1')
    expect(screen.getByText('non annoncé')).toBeInTheDocument()
    await scan(user, '3990000000999')
    expect(await received('Clos des Rosés 2024')).toHaveValue('2')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le comptage' }))
    await waitFor(() => expect(sent[0]?.body.lines).toMatchObject([{ product: '/api/products/102', received: 2 }]))
  })

  it('puts aside what the server does not take, to be taken back', async () => {
    const violations = [{ propertyPath: 'lines[0].product', message: 'Ce produit est introuvable' }]
    serve(arrived(), () => HttpResponse.json({ 'hydra:description': 'Refusé', violations }, { status: 422 }))
    const user = await open()
    await scan(user, EAN)
    await user.click(screen.getByRole('button', { name: 'Enregistrer le comptage' }))
    expect(await screen.findByText('Ce produit est introuvable')).toBeInTheDocument()
    expect(screen.getByText('1 envoi à revoir')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(screen.queryByText('Ce produit est introuvable')).not.toBeInTheDocument())
    expect(await received(PALMERAIE)).toHaveValue('1')
  })

  it('takes a refused end back with the wine that nobody announced', async () => {
    const violations = [{ propertyPath: 'lines[0].product', message: 'Ce produit est introuvable' }]
    serve(arrived(), () => HttpResponse.json({ 'hydra:description': 'Refusé', violations }, { status: 422 }))
    const user = await open()
    await scanUnannounced(user)
    await user.click(screen.getByRole('button', { name: 'Terminer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terminer la réception' })
    await user.type(within(dialog).getByRole('textbox', { name: /Pourquoi/ }), 'Rien d’autre')
    await user.click(within(dialog).getByRole('button', { name: 'Terminer' }))
    expect(await screen.findByText('Ce produit est introuvable')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reprendre' }))
    await waitFor(async () => expect(await received('Clos des Rosés 2024')).toHaveValue('1'))
  })

  it('says what others have counted, and asks why something is missing at the end', async () => {
    const sent = serve(arrived({ lines: [lineRow({ received: 12, open: 12 })] }))
    const user = await open()
    expect(screen.getByText('12 déjà comptées')).toBeInTheDocument()
    await user.clear(await received(PALMERAIE))
    await user.type(await received(PALMERAIE), '6{Enter}')
    await user.click(screen.getByRole('button', { name: 'Terminer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terminer la réception' })
    await user.click(within(dialog).getByRole('button', { name: 'Terminer' }))
    expect(sent).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: /Pourquoi/ }), 'Un carton manque')
    await user.click(within(dialog).getByRole('button', { name: 'Terminer' }))
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ complete: true, comment: 'Un carton manque', lines: [{ received: 6 }] }),
    )
  })

  it('notes the arrival before it counts', async () => {
    serve(receiptDetail())
    server.use(http.post('*/api/receipts/12/transitions', () => HttpResponse.json(arrived())))
    await openScreen('/receipts/12?count=1', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Noter l’arrivée et compter' }))
    expect(await received(PALMERAIE)).toHaveValue('0')
  })
})
