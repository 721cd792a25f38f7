import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode, UserRelation } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aCustomer, anAgentAsking, anInvitation, aSupplierAsking } from './testing/fixtures'

const sent: [method: string, path: string, body: unknown][] = []
const asked: URLSearchParams[] = []

const collection = (members: unknown[]) =>
  HttpResponse.json({ 'hydra:member': members, 'hydra:totalItems': members.length })

/** What the server would find of a list. */
function found(relations: UserRelation[], request: Request) {
  const { searchParams } = new URL(request.url)
  asked.push(searchParams)
  const awaiting = searchParams.get('awaiting')
  const statuses = searchParams.getAll('status[]')
  return collection(
    relations.filter(
      (relation) =>
        (!awaiting || relation.awaiting === awaiting) && (statuses.length === 0 || statuses.includes(relation.status)),
    ),
  )
}

/** The API with a network. */
function serve({ children = [], parents = [] }: { children?: UserRelation[]; parents?: UserRelation[] }): void {
  const keep = async (request: Request) => {
    const text = await request.text()
    sent.push([request.method, new URL(request.url).pathname, text ? (JSON.parse(text) as unknown) : null])
  }
  const ok = async ({ request }: { request: Request }) => {
    await keep(request)
    return HttpResponse.json({})
  }
  server.use(
    http.get('*/api/user_children', ({ request }) => found(children, request)),
    http.get('*/api/user_parent', ({ request }) => found(parents, request)),
    http.patch('*/api/user_children/:id', ok),
    http.patch('*/api/user_parent/:id', ok),
    http.post('*/api/user_children', ok),
    http.post('*/api/user_children/:id/resend', ok),
    http.delete('*/api/user_children/:id', ok),
    http.get('*/api/products', () =>
      collection([{ '@id': '/api/products/37', id: 37, name: 'Brantille', vintage: 2019 }]),
    ),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/saved_views', () => collection([])),
    http.get('*/api/commercial_agents', () => collection([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(group: GroupCode, path = '/network') {
  const page = await openScreen(path, group)
  return { ...page, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>

async function choose(user: User, menu: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions sur ${menu}` }))
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

describe('the network', () => {
  it('R-1.024 R-2.028 R-3.139 R-3.140 R-3.141 shows relations with their status and terms', async () => {
    const refused: UserRelation = {
      ...anInvitation,
      '@id': '/api/user_children/11',
      id: 11,
      status: 'reject',
      awaiting: null,
    }
    serve({ children: [aCustomer, anInvitation, refused] })
    await open('supplier')
    const table = within(await screen.findByRole('table', { name: 'Affiliés' }))
    expect(await table.findByRole('link', { name: 'Le Bistrot des Halles' })).toHaveAttribute('href', '/customers/30')
    expect(table.getByText('Connecté')).toBeVisible()
    expect(table.getByText('En attente')).toBeVisible()
    expect(table.getByText('Refus')).toBeVisible()
    expect(table.getByText('Remise 3 %')).toBeVisible()
    expect(table.getByText('encours 5 000,00 € · 30 jours')).toBeVisible()
  })

  it('R-3.024 shows the usual fee of whom a supplier invited, by the e-mail it typed', async () => {
    serve({ children: [anInvitation] })
    const { user } = await open('supplier')
    await user.click(await screen.findByRole('button', { name: /^Invitations envoyées/ }))
    const table = within(await screen.findByRole('table', { name: 'Invitations envoyées' }))
    expect(await table.findByText('chef@table-neuve.test')).toBeVisible()
    expect(table.getByText('commission 15 %')).toBeVisible()
    expect(asked.at(-1)?.get('awaiting')).toBe('other')
  })

  it('R-3.144 says who is followed and who follows, in words of the trade', async () => {
    serve({ children: [aCustomer], parents: [{ ...aCustomer, relation: 'parent' }] })
    const { user } = await open('commercial_agent')
    expect(await within(await screen.findByRole('table', { name: 'Affiliés' })).findByText('Affilié')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Fournisseurs et partenaires/ }))
    const parents = within(await screen.findByRole('table', { name: 'Fournisseurs et partenaires' }))
    expect(await parents.findByText('Partenaire')).toBeVisible()
  })

  it('R-3.142 R-3.143 R-3.144 has the sides that a group can have', async () => {
    serve({})
    await open('commercial_agent')
    const tabs = within(screen.getByRole('navigation', { name: 'Listes du réseau' }))
    await waitFor(() =>
      expect(tabs.getAllByRole('button').map((tab) => tab.textContent)).toEqual([
        'Affiliés0',
        'Fournisseurs et partenaires0',
        'Invitations envoyées0',
      ]),
    )
  })

  it('says a buyer whom to invite when nobody is there', async () => {
    serve({})
    const { user } = await open('restaurant')
    expect(await screen.findByText('Aucun fournisseur ni partenaire')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Inviter' }).at(-1) as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Inviter quelqu’un' })).toBeVisible()
  })

  it('leads administrators to the users, for they are tied to nobody', async () => {
    serve({})
    await open('admin')
    expect(screen.getByRole('link', { name: 'Voir les utilisateurs' })).toHaveAttribute('href', '/users')
    expect(screen.queryByRole('link', { name: 'Réseau' })).toBeNull()
    expect(asked).toEqual([])
  })

  it('asks for the statuses that are chosen, from the URL', async () => {
    serve({ children: [aCustomer] })
    await open('supplier', '/network?status=%5B%22pending%22%5D')
    expect(await screen.findByText('Aucune relation ne correspond à ces filtres.')).toBeVisible()
    expect(asked.some((query) => query.get('status[]') === 'pending')).toBe(true)
  })

  it('says that a list failed, and asks again', async () => {
    serve({ children: [aCustomer] })
    server.use(
      http.get(
        '*/api/user_children',
        () => HttpResponse.json({ 'hydra:description': 'Indisponible.' }, { status: 503 }),
        {
          once: false,
        },
      ),
    )
    const { user } = await open('supplier')
    const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' })
    serve({ children: [aCustomer] })
    await user.click(retry as HTMLElement)
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  })
})

describe('invitations', () => {
  it('R-3.021 R-3.022 are sent with the e-mail and a product, and answered the same for everybody', async () => {
    serve({})
    const { user } = await open('supplier')
    await user.click(screen.getAllByRole('button', { name: 'Inviter' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Inviter quelqu’un' }))
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
    expect(sent).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: /^Adresse e-mail/ }), 'chef@table-neuve.test')
    await user.click(dialog.getByRole('combobox', { name: 'À propos d’un produit' }))
    await user.click(await screen.findByRole('option', { name: 'Brantille 2019', hidden: true }))
    await user.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
    expect(await screen.findByText('Invitation envoyée à chef@table-neuve.test')).toBeVisible()
    expect(sent).toEqual([
      ['POST', '/api/user_children', { email: 'chef@table-neuve.test', product: '/api/products/37' }],
    ])
  })

  it('received by a buyer name the terms, and are accepted at once', async () => {
    serve({ parents: [aSupplierAsking] })
    const { user } = await open('restaurant')
    const item = within(await screen.findByRole('listitem', { name: 'Maison Delorme' }))
    expect(item.getByText('Conditions proposées : Remise 3 % · encours 5 000,00 € · 30 jours')).toBeVisible()
    await user.click(item.getByRole('button', { name: 'Accepter' }))
    await waitFor(() => expect(sent).toEqual([['PATCH', '/api/user_parent/12', { version: 1, status: 'valid' }]]))
    expect(await screen.findByText('Vous êtes connecté à Maison Delorme')).toBeVisible()
  })

  it('that are refused go at once, and come back with Annuler', async () => {
    serve({ parents: [aSupplierAsking] })
    const { user } = await open('restaurant')
    await user.click(await screen.findByRole('button', { name: 'Refuser' }))
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Maison Delorme' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('listitem', { name: 'Maison Delorme' })).toBeVisible()
    expect(sent).toEqual([])
  })

  it('received by a supplier are accepted with the terms it sets', async () => {
    serve({ children: [anAgentAsking] })
    const { user } = await open('supplier')
    const item = within(await screen.findByRole('listitem', { name: 'Agence Lambertin' }))
    await user.click(item.getByRole('button', { name: 'Accepter…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accepter l’invitation de Agence Lambertin' }))
    const margin = dialog.getByRole('textbox', { name: 'Marge de négociation' })
    await user.clear(margin)
    await user.type(margin, '5')
    await user.click(dialog.getByRole('button', { name: 'Accepter' }))
    const terms = { negociationMargin: '5', agentFee: '15', permanentDiscount: '0', outstandingValue: null }
    await waitFor(() =>
      expect(sent).toEqual([['PATCH', '/api/user_children/9', { version: 1, status: 'valid', ...terms, label: '' }]]),
    )
  })

  it('that expired can be refused alone, and say what to do', async () => {
    serve({ parents: [{ ...aSupplierAsking, expiresAt: '2020-01-01T08:00:00Z' }] })
    await open('restaurant')
    const item = within(await screen.findByRole('listitem', { name: 'Maison Delorme' }))
    expect(item.getByText(/Cette invitation a expiré : demandez à Maison Delorme/)).toBeVisible()
    expect(item.queryByRole('button', { name: 'Accepter' })).toBeNull()
  })

  it('sent are mailed again, and withdrawn with a way back', async () => {
    serve({ children: [anInvitation] })
    const { user } = await open('supplier', '/network?side=sent')
    await choose(user, 'chef@table-neuve.test', 'Renvoyer l’invitation')
    expect(await screen.findByText('Invitation renvoyée à chef@table-neuve.test')).toBeVisible()
    expect(sent).toEqual([['POST', '/api/user_children/8/resend', {}]])
    await choose(user, 'chef@table-neuve.test', 'Retirer l’invitation')
    expect(await screen.findByText('retirée')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByText('retirée')).toBeNull())
    expect(sent).toHaveLength(1)
  })
})

describe('the link of a mail', () => {
  it('is followed once for who is signed in, and leaves the address', async () => {
    serve({ parents: [aSupplierAsking] })
    const followed: string[] = []
    server.use(
      http.post('*/api/invitations/:token', ({ params }) => {
        followed.push(String(params.token))
        return HttpResponse.json(aSupplierAsking)
      }),
    )
    const { address } = await open('restaurant', '/network?invitation=abc')
    expect(
      await screen.findByText('Maison Delorme vous invite à travailler ensemble : répondez ci-dessous.'),
    ).toBeVisible()
    await waitFor(() => expect(address()).toBe('/network'))
    expect(followed).toEqual(['abc'])
  })

  it('of somebody else says with which address one is signed in', async () => {
    serve({})
    server.use(
      http.post('*/api/invitations/:token', () =>
        HttpResponse.json({ 'hydra:description': 'Ce lien d’invitation n’est plus valable.' }, { status: 404 }),
      ),
    )
    const { address } = await open('restaurant', '/network?invitation=abc')
    expect(await screen.findByText('Ce lien d’invitation n’est plus valable.')).toBeVisible()
    expect(screen.getByText(/Vous êtes connecté avec restaurant@millesime.test/)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/network'))
  })
})

describe('a relation', () => {
  it('gets other terms from its parent', async () => {
    serve({ children: [aCustomer] })
    const { user } = await open('supplier')
    await choose(user, 'Le Bistrot des Halles', 'Modifier les conditions')
    const dialog = within(await screen.findByRole('dialog', { name: 'Conditions de Le Bistrot des Halles' }))
    const discount = dialog.getByRole('textbox', { name: 'Remise permanente' })
    await user.clear(discount)
    await user.type(discount, '7,5')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent[0]?.[2]).toMatchObject({ permanentDiscount: '7.5', agent: '/api/users/10' }))
    expect(await screen.findByText('Les conditions de Le Bistrot des Halles sont enregistrées')).toBeVisible()
  })

  it('ends only after its consequences were read', async () => {
    serve({ children: [aCustomer] })
    const { user } = await open('supplier')
    await choose(user, 'Le Bistrot des Halles', 'Mettre fin à la relation')
    const dialog = within(await screen.findByRole('dialog', { name: /Mettre fin à la relation avec Le Bistrot/ }))
    expect(dialog.getByText(/perd ses conditions chez vous/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Mettre fin à la relation' }))
    await waitFor(() => expect(sent).toEqual([['DELETE', '/api/user_children/7', null]]))
  })
})
