import 'fake-indexeddb/auto'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it } from 'vitest'
import type { Schemas } from '~/api/types'
import type { OrderDetail } from '~/shared/order/order'
import { anOrderDetail, aParty } from '~/shared/order/testing/fixtures'
import { database } from '~/shared/queue/database'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const [line] = anOrderDetail.items
if (!line) throw new Error('the fixture has a line')

/** The house is the person who opens the page. */
const orderOf = (id: number, own: Partial<OrderDetail> = {}): OrderDetail => ({
  ...anOrderDetail,
  '@id': `/api/orders/${id}`,
  id,
  number: `CMD-2026-00000${id}`,
  status: 'preparation',
  supplier: aParty(3, 'Maison Delorme', 'supplier'),
  items: [{ ...line, id: id * 10 }],
  ...own,
})

type Body = Schemas['OrdersDeparturesRequest']

/** What is known of the lots that are there: 21 bottles, those that should leave first before the others. */
const lots: Schemas['OrdersDispatch']['lots'] = [
  {
    product: 12,
    lots: [
      { lot: 'L24-1', quantity: 15, bestBefore: null, arrivedAt: null, pastBestBefore: false },
      { lot: 'L24-2', quantity: 6, bestBefore: null, arrivedAt: null, pastBestBefore: false },
    ],
    recalled: ['L23-9'],
  },
]

/** A server that lets all leave but one, of which it says why. */
function serve(orders: OrderDetail[], refusals: Record<string, string> = {}): Body[] {
  const sent: Body[] = []
  server.use(
    http.get('*/api/orders/dispatch', () =>
      HttpResponse.json({ orders, eans: [{ product: 12, ean: '3760123456784' }], lots }),
    ),
    http.post('*/api/orders/shipments', async ({ request }) => {
      const body = (await request.json()) as Body
      sent.push(body)
      const results = body.orders.map(({ order }) => {
        const message = refusals[order]
        const error = message ? { code: 'orders.not_received', message } : null
        const id = Number(order.split('/').at(-1))
        return { order, id, number: '', status: '', shipments: error ? [] : [{ id: id + 100 }], error }
      })
      return HttpResponse.json({ results })
    }),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return sent
}

async function open(view: string, ...ids: number[]) {
  const address = `/orders/dispatch?orders=${encodeURIComponent(JSON.stringify(ids.map(String)))}&view=${view}`
  await openScreen(address, 'supplier')
  return userEvent.setup()
}

const tracking = (number: string) => screen.findByRole('textbox', { name: `Numéro de suivi du colis 1 de ${number}` })

async function depart(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Départ' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Faire partir' }))
}

afterEach(async () => {
  await (await database()).clear('drafts')
})

it('what is typed and ticked is there again after a reload', async () => {
  serve([orderOf(1), orderOf(2)])
  let user = await open('parcels', 1, 2)
  await user.type(await tracking('CMD-2026-000002'), 'GX-1')
  cleanup()
  user = await open('picking', 1, 2)
  const row = await screen.findByRole('row', { name: /Château Brisac 2021/ })
  expect(row).toHaveTextContent('EAN 3760123456784')
  await user.click(within(row).getByRole('checkbox', { name: 'Château Brisac 2021, 24 bouteilles à prélever' }))
  expect(await screen.findByText('1 vin sur 1 prélevé')).toBeVisible()
  cleanup()
  await open('parcels', 1, 2)
  expect(await tracking('CMD-2026-000002')).toHaveValue('GX-1')
  cleanup()
  await open('picking', 1, 2)
  expect(await screen.findByRole('checkbox', { name: /à prélever/ })).toBeChecked()
  expect(screen.getByText(/^Lot L24-1 .* 15 .*Lot L24-2 .* 6/)).toBeVisible()
})

it('a scanner ticks the rows, and says what it does not count', async () => {
  serve([orderOf(1)])
  const user = await open('picking', 1)
  expect(await screen.findByText('Aucun vin sur 1 prélevé')).toBeVisible()
  await user.keyboard('3760123456784{Enter}')
  expect(await screen.findByText('Château Brisac 2021 : 1 sur 12')).toBeVisible()
  expect(screen.getByText('1 prélevée')).toBeVisible()
  await user.keyboard('3017620422003{Enter}')
  expect(await screen.findByText(/^Code 3017620422003 : aucun vin de cette liste/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'un carton' }))
  await user.keyboard('3760123456784{Enter}')
  expect(await screen.findByText('Château Brisac 2021 : 7 sur 12')).toBeVisible()
  await user.keyboard('3760123456784{Enter}')
  expect(await screen.findByText(/un carton de 6 est de trop, il reste 5 bouteilles/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /à prélever/ })).not.toBeChecked()
  cleanup()
  await open('picking', 1)
  expect(await screen.findByText('7 prélevées')).toBeVisible()
})

it('an order that is refused says why and keeps what was typed, while the others have left', async () => {
  const why = 'Château Brisac : 6 sur 12 en stock, le reste est attendu.'
  const sent = serve([orderOf(1), orderOf(2)], { '/api/orders/2': why })
  const user = await open('parcels', 1, 2)
  await user.type(await tracking('CMD-2026-000002'), 'GX-2')
  await depart(user)
  expect(await screen.findByText(why)).toBeVisible()
  expect(await tracking('CMD-2026-000002')).toHaveValue('GX-2')
  expect(screen.queryByRole('textbox', { name: 'Numéro de suivi du colis 1 de CMD-2026-000001' })).toBeNull()
  // The first order took twelve of the older lot.
  const takenLast = [
    { lot: 'L24-1', quantity: 3 },
    { lot: 'L24-2', quantity: 6 },
  ]
  expect(sent[0]?.orders[1]).toEqual({
    order: '/api/orders/2',
    alreadyShipped: 0,
    parcels: [
      { carrier: 'Messagerie vin', trackingNumber: 'GX-2', lines: [{ item: 20, quantity: 12, lots: takenLast }] },
    ],
  })
})

it('a departure that nobody answers keeps everything', async () => {
  serve([orderOf(1)])
  server.use(http.post('*/api/orders/shipments', () => HttpResponse.error()))
  const user = await open('parcels', 1)
  await user.type(await tracking('CMD-2026-000001'), 'GX-3')
  await depart(user)
  expect(await screen.findByText(/Le serveur ne répond pas/)).toBeVisible()
  expect(await tracking('CMD-2026-000001')).toHaveValue('GX-3')
})

it('what is kept back is not sent, and orders that are not shown are told', async () => {
  const sent = serve([orderOf(1), orderOf(2), orderOf(4, { status: 'shipped' })])
  const user = await open('parcels', 1, 2, 3, 4)
  expect(await screen.findByText(/1 commande n’est pas à vous/)).toBeVisible()
  const kept = await screen.findByRole('listitem', { name: 'CMD-2026-000001' })
  await user.click(within(kept).getByRole('checkbox', { name: 'Part cette fois' }))
  expect(await screen.findByText('1 commande, 1 colis, 12 bouteilles')).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'CMD-2026-000004' })).toHaveTextContent('pas à expédier par vous')
  await depart(user)
  expect(await screen.findByText('1 commande est partie')).toBeVisible()
  expect(sent[0]?.orders.map(({ order }) => order)).toEqual(['/api/orders/2'])
})

it('an address without orders leads to the list', async () => {
  serve([])
  await openScreen('/orders/dispatch', 'supplier')
  expect(await screen.findByRole('link', { name: 'Choisir des commandes' })).toBeVisible()
})
