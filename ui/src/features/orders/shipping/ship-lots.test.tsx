import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import type { OrderDetail } from '~/shared/order/order'
import { anOrderDetail, aParty } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const lots = [
  {
    lot: 'L2024-03',
    quantity: 8,
    bestBefore: '2027-12-31',
    arrivedAt: '2026-05-04T09:00:00Z',
    pastBestBefore: false,
  },
  { lot: 'L2024-17', quantity: 60, bestBefore: null, arrivedAt: '2026-10-05T09:00:00Z', pastBestBefore: false },
]

const sent: { lines: unknown }[] = []

let line: object = { item: 1, lots, recalled: [] }

let answers: (() => Response)[] = []

/** The dialog of a parcel with the 12 bottles that remain of a line. */
async function ship(own: Partial<OrderDetail> = {}, group: GroupCode = 'supplier') {
  const order: OrderDetail = {
    ...anOrderDetail,
    status: 'preparation',
    supplier: aParty(3, 'Maison Delorme', 'supplier'),
    ...own,
  }
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/orders/:id', () => HttpResponse.json(order)),
    http.get('*/api/orders/:id/lots', () => HttpResponse.json({ items: [line] })),
    http.post('*/api/orders/9/shipments', async ({ request }) => {
      sent.push((await request.json()) as { lines: unknown })
      return answers.shift()?.() ?? HttpResponse.json({ ...order, status: 'pending_shipping' }, { status: 201 })
    }),
  )
  await openScreen('/orders/9', group)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Expédier' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const row = (number: number) => new RegExp(`^lot ${number}, `)

beforeEach(() => {
  sent.length = 0
  answers = []
  line = { item: 1, lots, recalled: [] }
})

it('proposes the lots that should leave first, and sends what it shows', async () => {
  const { user, dialog } = await ship()
  const first = within(await dialog.findByRole('group', { name: row(1) }))
  expect(first.getByRole('combobox')).toHaveValue('L2024-03')
  expect(dialog.getByText('8 en stock · à consommer avant le 31 déc. 2027')).toBeVisible()
  expect(dialog.getByText('60 en stock · reçu le 5 oct. 2026')).toBeVisible()
  const quantity = within(dialog.getByRole('group', { name: /^Quantité expédiée/ })).getByRole('textbox')
  await user.clear(quantity)
  await user.type(quantity, '10{Tab}')
  await user.click(dialog.getByRole('button', { name: 'Expédier 10 bouteilles' }))
  await waitFor(() =>
    expect(sent[0]?.lines).toEqual([
      {
        item: 1,
        quantity: 10,
        lots: [
          { lot: 'L2024-03', quantity: 8 },
          { lot: 'L2024-17', quantity: 2 },
        ],
      },
    ]),
  )
})

it('takes a lot that nobody announced, fewer of another, and says what has none', async () => {
  const { user, dialog } = await ship()
  const second = within(await dialog.findByRole('group', { name: row(2) }))
  await user.click(second.getByRole('button', { name: /^Retirer/ }))
  expect(dialog.getByText('4 bouteilles sans lot')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Ajouter un lot/ }))
  const added = within(dialog.getByRole('group', { name: row(2) }))
  await user.clear(added.getByRole('combobox'))
  await user.type(added.getByRole('combobox'), 'mis en rayon 3')
  const bottles = added.getByRole('textbox', { name: /^Bouteilles/ })
  await user.clear(bottles)
  await user.type(bottles, '3{Tab}')
  expect(dialog.getByText('1 bouteille sans lot')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Expédier 12 bouteilles' }))
  await waitFor(() =>
    expect(sent[0]?.lines).toEqual([
      {
        item: 1,
        quantity: 12,
        lots: [
          { lot: 'L2024-03', quantity: 8 },
          { lot: 'mis en rayon 3', quantity: 3 },
        ],
      },
    ]),
  )
})

it('says at the lot what is refused of it', async () => {
  const { user, dialog } = await ship()
  answers = [
    () =>
      HttpResponse.json(
        {
          'hydra:description': 'Un lot est refusé.',
          violations: [{ propertyPath: 'lines[0].lots[1].quantity', message: 'La ligne n’en a plus que 4 unités' }],
        },
        { status: 422 },
      ),
  ]
  await dialog.findByRole('group', { name: row(2) })
  await user.click(dialog.getByRole('button', { name: 'Expédier 12 bouteilles' }))
  expect(await within(dialog.getByRole('group', { name: row(2) })).findByText(/n’en a plus que 4/)).toBeVisible()
})

it('names the lots that are recalled, and does not propose them', async () => {
  line = { item: 1, lots, recalled: ['L2023-9'] }
  const { dialog } = await ship()
  expect(await dialog.findByText('Lot L2023-9 rappelé : il ne part pas, mettez-le de côté')).toBeVisible()
  expect(dialog.queryByDisplayValue('L2023-9')).toBeNull()
})

it('asks to confirm a lot past its date before it leaves', async () => {
  line = { item: 1, lots: [{ ...lots[0], bestBefore: '2026-01-31', pastBestBefore: true }, lots[1]], recalled: [] }
  const { user, dialog } = await ship()
  expect(await dialog.findByText('8 en stock · à consommer avant le 31 janv. 2026 · date passée')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Expédier 12 bouteilles' }))
  expect(await dialog.findByText('Confirmez, ou prenez un autre lot.')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('checkbox', { name: /dont la date est passée/ }))
  await user.click(dialog.getByRole('button', { name: 'Expédier 12 bouteilles' }))
  await waitFor(() => expect(sent).toMatchObject([{ pastBestBefore: true }]))
})

it('offers an administrator what lies at Dartess, and a carrier as long as the server takes it', async () => {
  const [line] = anOrderDetail.items
  if (!line) throw new Error('the fixture has a line')
  const items = [
    line,
    { ...line, id: 2, warehouse: 'dartess' as const, product: { ...line.product, name: 'Clos Delorme' } },
  ]
  const { user, dialog } = await ship({ supplier: aParty(8, 'Maison Delorme', 'supplier'), items }, 'admin')
  expect(dialog.getAllByRole('group', { name: /^Quantité expédiée/ })).toHaveLength(1)
  expect(dialog.getByText('Envoi partiel : 12 bouteilles, le reste suivra.')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Transporteur/ })).toHaveAttribute('maxlength', '80')
  expect(dialog.getByRole('textbox', { name: /^Numéro de suivi/ })).toHaveAttribute('maxlength', '80')
  await user.click(dialog.getByRole('button', { name: 'Expédier 12 bouteilles' }))
  await waitFor(() => expect(sent[0]?.lines).toMatchObject([{ item: 2, quantity: 12 }]))
})
