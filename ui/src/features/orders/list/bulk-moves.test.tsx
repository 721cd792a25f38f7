import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '~/api/types'
import { anOrder, aParty } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

/** The house is the person who opens the list. */
const sides = {
  customer: aParty(9, 'Le Comptoir des Tilleuls', 'restaurant'),
  supplier: aParty(3, 'Maison Delorme', 'supplier'),
}

const orderOf = (id: number, own: Partial<Order>) =>
  anOrder({ '@id': `/api/orders/${id}`, id, number: `CMD-2026-00000${id}`, ...sides, ...own })

const open: Partial<Order> = {
  status: 'processing',
  transitions: ['validated', 'canceled'],
  commentRequired: ['canceled'],
}

const orders = [
  orderOf(1, open),
  orderOf(2, open),
  orderOf(3, { status: 'closed' }),
  orderOf(4, { status: 'waiting_payment', transitions: ['paid', 'paid_error'] }),
]

interface Body {
  orders: string[]
  transition: string
  comment?: string
}

const sent: Body[] = []

/** Answers for each order by its IRI: null is done. */
function answer(refusals: Record<string, string> = {}) {
  server.use(
    http.post('*/api/orders/transitions', async ({ request }) => {
      const body = (await request.json()) as Body
      sent.push(body)
      const results = body.orders.map((order) => {
        const message = refusals[order]
        return { order, number: '', status: '', error: message ? { code: 'orders.refused', message } : null }
      })
      return HttpResponse.json({ results })
    }),
  )
}

async function openList() {
  server.use(
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': orders, 'hydra:totalItems': orders.length })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 2, months: [], byStatus: [] })),
    http.get('*/api/customers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
  await openScreen('/orders', 'supplier')
  await screen.findByRole('link', { name: 'CMD-2026-000001' })
  return userEvent.setup()
}

const choose = async (user: ReturnType<typeof userEvent.setup>, ...ids: number[]) => {
  for (const id of ids) await user.click(screen.getByRole('checkbox', { name: `Sélectionner CMD-2026-00000${id}` }))
}

const bar = async () => within(await screen.findByRole('toolbar'))

beforeEach(() => {
  sent.length = 0
})

describe('several orders at once', () => {
  it('are validated, each with its own result', async () => {
    const user = await openList()
    answer({ '/api/orders/2': 'L’encours du client est dépassé.' })
    await choose(user, 1, 2, 3)
    await user.click((await bar()).getByRole('button', { name: 'Valider' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Valider 2 commandes' }))
    expect(dialog.getByText(/1 commande sélectionnée n’est pas concernée/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Valider 2 commandes' }))
    const results = within(await screen.findByRole('dialog', { name: '1 sur 3 commandes mises à jour' }))
    const rows = results.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringContaining('CMD-2026-000002 · Le Comptoir des TilleulsL’encours du client est dépassé.'),
      expect.stringContaining('CMD-2026-000003 · Le Comptoir des TilleulsImpossible au statut « Traitée ».'),
      expect.stringContaining('CMD-2026-000001 · Le Comptoir des TilleulsCommande validée'),
    ])
    expect(sent).toEqual([{ orders: ['/api/orders/1', '/api/orders/2'], transition: 'validated' }])
    await user.click(results.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('are canceled with one reason, which a failed call keeps', async () => {
    const user = await openList()
    server.use(http.post('*/api/orders/transitions', () => new HttpResponse(null, { status: 500 })))
    await choose(user, 1, 2)
    await user.click((await bar()).getByRole('button', { name: 'Annuler les commandes' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Annuler 2 commandes' }))
    const reason = dialog.getByRole('textbox', { name: 'Motif' })
    await user.type(reason, 'Gel de printemps')
    await user.click(dialog.getByRole('button', { name: 'Annuler 2 commandes' }))
    expect(
      await dialog.findByText('L’enregistrement a échoué. Rien n’est perdu : réessayez dans un instant.'),
    ).toBeVisible()
    expect(reason).toHaveValue('Gel de printemps')
    answer()
    await user.click(dialog.getByRole('button', { name: 'Annuler 2 commandes' }))
    expect(await screen.findByText('2 commandes annulées')).toBeVisible()
    expect(sent).toMatchObject([{ transition: 'canceled', comment: 'Gel de printemps' }])
  })

  it('go back where they came from when the table has a way', async () => {
    const user = await openList()
    answer()
    await choose(user, 4)
    await user.click((await bar()).getByRole('button', { name: 'Signaler un litige de paiement' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Signaler le litige' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ orders: ['/api/orders/4'], transition: 'waiting_payment' }))
    expect(await screen.findByText('1 commande revenue à son statut précédent')).toBeVisible()
  })

  it('offer nothing that none of them allows', async () => {
    const user = await openList()
    await choose(user, 3)
    expect((await bar()).queryByRole('button', { name: 'Valider' })).toBeNull()
    expect((await bar()).getByRole('button', { name: 'Exporter (CSV)' })).toBeVisible()
  })
})
