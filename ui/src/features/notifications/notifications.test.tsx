import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const told = (id: number, more: object = {}) => ({
  '@id': `/api/notifications/${id}`,
  id,
  kind: 'order_placed',
  subject: `/api/orders/${id}`,
  party: { '@id': '/api/users/9', name: 'Le Bistrot' },
  number: `CMD-2026-00${id}`,
  state: '',
  totalPriceTaxIncl: 148.8,
  createdAt: '2026-01-05T09:00:00Z',
  read: false,
  ...more,
})

const page = (members: object[], next?: string) => ({
  'hydra:member': members,
  'hydra:totalItems': members.length,
  'hydra:view': next ? { 'hydra:next': next } : {},
})

let unread = 2
let marked: unknown[] = []

beforeEach(() => {
  unread = 2
  marked = []
  server.use(
    http.get('*/api/demo/accounts', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({}, { status: 404 })),
    http.get('*/api/notifications/count', () => HttpResponse.json({ unread })),
    http.get('*/api/notifications', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('after')
          ? page([told(1, { read: true, kind: 'relation_answer', state: 'accepted', number: '' })])
          : page(
              [told(4), told(3), told(2, { kind: 'order_moved', state: 'waiting_payment', read: true })],
              '/api/notifications?after=x',
            ),
      ),
    ),
    http.post('*/api/notifications/read', async ({ request }) => {
      const body = (await request.json()) as { ids?: number[] }
      marked.push(body)
      unread = body.ids ? unread - body.ids.length : 0
      return HttpResponse.json({ unread })
    }),
  )
})

const bell = () => within(screen.getByRole('banner')).getByRole('button', { name: /^Notifications/ })

async function openPanel() {
  await openScreen('/profile/edit?section=data')
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 2 non lues'))
  await userEvent.click(bell())
  const panel = await screen.findByRole('dialog', { name: /^Notifications/ })
  await within(panel).findAllByRole('listitem')
  return within(panel)
}

describe('The bell', () => {
  it('opens what happened, and says what is unread', async () => {
    const panel = await openPanel()
    const [first, , third] = panel.getAllByRole('listitem')
    expect(first).toHaveTextContent('Non lue : Nouvelle commande de Le Bistrot')
    expect(first).toHaveTextContent('CMD-2026-004 · 148,80 € TTC')
    expect(third).toHaveTextContent('Commande : en attente de paiement')
    expect(panel.getAllByRole('link')[0]).toHaveAttribute('href', '/orders/4')
    await userEvent.click(panel.getByRole('button', { name: 'Afficher la suite' }))
    expect(await panel.findByText('Le Bistrot a accepté votre invitation')).toBeVisible()
  })

  it('says once of an order when its bottles come now', async () => {
    const promises = [
      { product: 'Château Brisac', quantity: 6, from: '2031-12-12', to: '2031-12-20', arrived: false, parts: [] },
      { product: 'Clos du Puy', quantity: 1, from: '2031-12-12', to: null, arrived: false, parts: [] },
      { product: 'Le Clos', quantity: 12, from: null, to: null, arrived: true, parts: [] },
      {
        product: 'Les Aubes',
        quantity: 62,
        from: '2031-12-08',
        to: null,
        arrived: false,
        parts: [
          { quantity: 50, on: '2031-12-08' },
          { quantity: 10, on: '2031-12-18' },
          { quantity: 2, on: null },
        ],
      },
    ]
    const moved = told(5, { kind: 'order_promises', totalPriceTaxIncl: null, promises, more: 2 })
    server.use(http.get('*/api/notifications', () => HttpResponse.json(page([moved]))))
    const [only] = (await openPanel()).getAllByRole('listitem')
    expect(only).toHaveTextContent('Non lue : Du nouveau sur ce que vous attendez')
    expect(only).toHaveTextContent(
      'CMD-2026-005 · 6 bouteilles de Château Brisac : 20 décembre 2031 au lieu du 12 décembre 2031 · 1 bouteille de Clos du Puy : plus de date · Le Clos : tout est arrivé · Les Aubes : 50 le 8 décembre 2031, 10 le 18 décembre 2031, 2 sans date · et 2 autres lignes',
    )
  })

  it('marks one as read, then all', async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getAllByRole('button', { name: /^Marquer comme lue/ })[0] as HTMLElement)
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 1 non lue'))
    await userEvent.click(panel.getByRole('button', { name: 'Tout marquer comme lu' }))
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, aucune non lue'))
    expect(panel.queryAllByRole('button', { name: /^Marquer comme lue/ })).toHaveLength(0)
    expect(marked).toEqual([{ ids: [4] }, { all: true }])
  })

  it('says that nothing happened, and that it could not be asked', async () => {
    server.use(http.get('*/api/notifications', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    await openScreen('/profile/edit?section=data')
    await waitFor(() => expect(bell()).toBeVisible())
    await userEvent.click(bell())
    const panel = within(await screen.findByRole('dialog', { name: /^Notifications/ }))
    server.use(http.get('*/api/notifications', () => HttpResponse.json(page([]))))
    await userEvent.click(await panel.findByRole('button', { name: 'Réessayer' }))
    expect(await panel.findByText('Rien de neuf')).toBeVisible()
  })
})

describe('The choices', () => {
  it('are saved as they are made, and go back when that fails', async () => {
    const choice = { kind: 'order_moved', app: true, mail: false, digest: true, mailable: true }
    const changes: unknown[] = []
    server.use(
      http.get('*/api/notification_preferences', () =>
        HttpResponse.json({ choices: [choice, { ...choice, kind: 'relation_asked', mailable: false }] }),
      ),
      http.patch('*/api/notification_preferences', async ({ request }) => {
        changes.push(await request.json())
        return changes.length === 1
          ? HttpResponse.json({ choices: [{ ...choice, mail: true }] })
          : HttpResponse.json({ 'hydra:description': 'Impossible pour l’instant' }, { status: 500 })
      }),
    )
    await openScreen('/profile/edit?section=notifications')
    const mail = await screen.findByRole('checkbox', { name: 'Par e-mail : Une commande change de statut' })
    expect(screen.queryByRole('checkbox', { name: /^Par e-mail : Vous recevez une invitation/ })).toBeNull()
    await userEvent.click(mail)
    await waitFor(() => expect(mail).toBeChecked())
    const digest = screen.getByRole('checkbox', { name: 'Résumé du jour : Une commande change de statut' })
    await userEvent.click(digest)
    await waitFor(() => expect(digest).toBeChecked())
    expect(changes).toEqual([
      { choices: [{ kind: 'order_moved', mail: true }] },
      { choices: [{ kind: 'order_moved', digest: false }] },
    ])
  })
})
