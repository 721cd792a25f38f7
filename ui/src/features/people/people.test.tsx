import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode, Person, PersonCard, Relation } from '~/api/types'
import { cart, emptyCart, useCart } from '~/shared/cart/store'
import { formatDate, formatMoney } from '~/shared/format/format'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Note } from './notes/note'
import { aCard, anAgent, aPerson, aRelation } from './testing/fixtures'

const DAY = 86_400_000

const note: Note = {
  '@id': '/api/user_notes/4',
  id: 4,
  user: '/api/users/30',
  author: { '@id': '/api/users/3', id: 3, name: 'Camille Aubrac' },
  impersonator: null,
  text: 'Préfère être livré le mardi.',
  createdAt: '2026-11-12T08:20:32Z',
  updatedAt: '2026-11-12T08:20:32Z',
}

const figures = {
  orders: 8,
  openOrders: 2,
  totalTaxExcl: 5400,
  yearBeforeTotalTaxExcl: 6000,
  averageTotalTaxExcl: 675,
  lastOrderAt: '2026-11-12T08:20:32Z',
  months: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    totalTaxExcl: month * 100,
  })),
}

const collection = (members: unknown[]) =>
  HttpResponse.json({ 'hydra:member': members, 'hydra:totalItems': members.length })

const sent: [method: string, path: string, body: unknown][] = []
const asked: URLSearchParams[] = []

/** The API with one person, as far as its reader may know it. */
function serve(person: Person | null, notes: Note[] = []): void {
  const keep = async (request: Request) => {
    sent.push([
      request.method,
      new URL(request.url).pathname,
      request.method === 'DELETE' ? null : await request.json(),
    ])
  }
  server.use(
    http.get('*/api/users/:id', () =>
      person ? HttpResponse.json(person) : HttpResponse.json({ 'hydra:description': 'Introuvable.' }, { status: 404 }),
    ),
    http.get('*/api/customers/:id/kpi', () => HttpResponse.json(figures)),
    http.get('*/api/orders', () => collection([])),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/user_notes', () => collection(notes)),
    http.get('*/api/saved_views', () => collection([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
    http.post('*/api/cart', () => HttpResponse.json({ 'hydra:description': 'Indisponible.' }, { status: 503 })),
    http.get('*/api/customers', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return collection([aCard])
    }),
    http.get('*/api/commercial_agents', () => collection([anAgent])),
    http.get('*/api/user_children', () => collection([])),
    http.get('*/api/user_parent', () => collection([])),
    http.get('*/api/suppliers', () => collection([])),
    http.get('*/api/audit_entries', () => collection([])),
    http.patch('*/api/user_children/:id', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(aRelation)
    }),
    http.post('*/api/user_notes', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(note, { status: 201 })
    }),
    http.delete('*/api/user_notes/:id', async ({ request }) => {
      await keep(request)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/users', async ({ request }) => {
      await keep(request)
      return HttpResponse.json({ id: null, '@id': null, status: 'processing' }, { status: 201 })
    }),
  )
}

async function open(path: string, group: GroupCode) {
  const user = userEvent.setup()
  const page = await openScreen(path, group)
  return { ...page, user }
}

/** What stands in the row of somebody below the head of a name. */
async function cellsOf(table: HTMLElement, name: string) {
  const row = (await within(table).findByRole('link', { name })).closest('tr')
  const heads = [...(within(table).getAllByRole('columnheader')[0]?.parentElement?.children ?? [])]
  return (head: string) => row?.children[heads.findIndex(({ textContent }) => textContent === head)]?.textContent
}

const region = (name: string) => within(screen.getByRole('region', { name }))

const supplierOf = (relation: Relation | null): Person => ({
  ...aPerson,
  company: 'Maison Delorme',
  userGroup: { '@id': '/api/user_groups/supplier', code: 'supplier' },
  addresses: [],
  relation,
  parameters: {
    '@id': '/api/parameter_suppliers/30',
    id: 30,
    base64ContentCGV: `/api/files/${'c'.repeat(64)}.pdf`,
    freeShippingFromValue: 600,
    freeShippingFromQuantity: 60,
  },
})

beforeEach(() => {
  sent.length = 0
  asked.length = 0
  useCart.setState(emptyCart)
})

describe('a customer’s page', () => {
  it('says to a supplier that its own usual terms of payment hold', async () => {
    serve({ ...aPerson, relation: { ...aRelation, paymentTerms: null } })
    await open('/customers/30', 'supplier')
    expect(await screen.findByText('Mes conditions habituelles')).toBeVisible()
  })

  it('tells administrators that they share their notes, and sellers that theirs are their own', async () => {
    serve(aPerson)
    await open('/users/30', 'admin')
    expect(await screen.findByText(/Seuls les administrateurs lisent ces notes/)).toBeVisible()
    expect(await screen.findByText('Ses commandes apparaîtront ici.')).toBeVisible()
    cleanup()
    await open('/customers/30', 'supplier')
    expect(await screen.findByText(/Vos notes ne sont visibles que de vous/)).toBeVisible()
  })

  it('shows an administrator who it is before what was ordered, and a seller the reverse', async () => {
    const titles = async (path: string, group: GroupCode) => {
      serve(aPerson)
      await open(path, group)
      await screen.findByRole('heading', { level: 2, name: 'Dernières commandes' })
      const all = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      cleanup()
      return all.filter((title) => title === 'Identité' || title === 'Dernières commandes')
    }
    expect(await titles('/users/30', 'admin')).toEqual(['Identité', 'Dernières commandes'])
    expect(await titles('/customers/30', 'supplier')).toEqual(['Dernières commandes', 'Identité'])
  })

  it('R-2.023 shows its supplier who it is, on which terms, and its year', async () => {
    serve(aPerson, [note])
    await open('/customers/30', 'supplier')
    expect(await screen.findByRole('heading', { level: 1, name: 'Le Bistrot des Halles' })).toBeVisible()
    const terms = region('Conditions')
    expect(terms.getByText('3 %')).toBeVisible()
    expect(terms.getByText('5 000,00 €')).toBeVisible()
    expect(terms.getByText('30 jours')).toBeVisible()
    expect(terms.getByRole('link', { name: 'Agence Delaunoy' })).toHaveAttribute('href', '/agents/10')
    const year = await screen.findByRole('region', { name: 'Chiffres du client' })
    expect(year).toHaveTextContent('5 400,00 €')
    expect(year).toHaveTextContent('−10 % sur un an')
    expect(within(year).getByRole('link', { name: 'Commandes en cours' })).toHaveAttribute(
      'href',
      expect.stringContaining('customer=30'),
    )
    expect(await screen.findByText('Préfère être livré le mardi.')).toBeVisible()
  })

  it('R-2.092 R-2.093 has one address, and its edit address under it', async () => {
    serve({ ...aPerson, userGroup: { '@id': '/api/user_groups/wine_merchant', code: 'wine_merchant' } })
    const { address } = await open('/customers/30', 'supplier')
    await waitFor(() => expect(address()).toBe('/users/30'))
    for (const link of await screen.findAllByRole('link', { name: 'Modifier' })) {
      expect(link).toHaveAttribute('href', '/users/30/edit')
    }
  })

  it('is a 404 page for who may not see it', async () => {
    serve(null)
    await open('/customers/30', 'restaurant')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })

  it('begins an order in its name', async () => {
    serve(aPerson)
    const { user, address } = await open('/customers/30', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Commander pour ce client' }))
    expect(cart().content.customer).toBe(30)
    expect(await screen.findByText('Votre panier est pour Le Bistrot des Halles')).toBeVisible()
    await waitFor(() => expect(address()).toMatch(/^\/products/))
  })

  it('offers no order for who is blocked, or gave no address', async () => {
    serve({ ...aPerson, status: 'blocked' })
    await open('/customers/30', 'supplier')
    await screen.findByRole('heading', { level: 1, name: 'Le Bistrot des Halles' })
    expect(screen.queryByRole('button', { name: 'Commander pour ce client' })).toBeNull()
  })
})

describe('a supplier’s page', () => {
  it('R-2.057 shows a buyer its public card and the terms it was granted, nothing to edit, no notes', async () => {
    serve(supplierOf({ ...aRelation, value: 'parent', label: '', agent: null }))
    await open('/suppliers/30', 'restaurant')
    await screen.findByRole('heading', { level: 1, name: 'Maison Delorme' })
    const card = region('Fiche publique')
    expect(card.getByText('dès 600,00 € HT')).toBeVisible()
    expect(card.getByRole('link', { name: 'Conditions générales' })).toHaveAttribute(
      'download',
      'CGV Maison Delorme.pdf',
    )
    expect(region('Conditions').getByText('Ces conditions vous sont accordées par le fournisseur.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull()
  })

  it('shows its agent margin and fee, which only the supplier sets', async () => {
    serve(supplierOf({ ...aRelation, value: 'parent', negociationMargin: 4 }))
    await open('/suppliers/30/edit', 'commercial_agent')
    await screen.findByRole('heading', { level: 1, name: 'Modifier Maison Delorme' })
    const terms = region('Conditions')
    expect(terms.getByText('4 %')).toBeVisible()
    expect(terms.getByText('15 %')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  })
})

describe('the terms', () => {
  it('R-2.024 R-7.045 are sent as texts, and lead back to the page', async () => {
    serve(aPerson)
    const { user, address } = await open('/customers/30/edit', 'supplier')
    const discount = await screen.findByRole('textbox', { name: 'Remise permanente' })
    await user.clear(discount)
    await user.type(discount, '7,5')
    await user.clear(screen.getByRole('textbox', { name: 'Encours autorisé' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual([
      'PATCH',
      '/api/user_children/7',
      {
        version: 1,
        negociationMargin: '0',
        permanentDiscount: '7.5',
        outstandingValue: null,
        paymentTerms: { kind: 'days', days: 30 },
        invoicing: 'delivery',
        agentFee: null,
        agent: '/api/users/10',
        label: 'Halles',
      },
    ])
    await waitFor(() => expect(address()).toBe('/customers/30'))
  })

  it('name the agent of a customer, one of the supplier’s own', async () => {
    serve({ ...aPerson, relation: { ...aRelation, agent: null } })
    const agents = [{ ...aCard, '@id': '/api/users/44', id: 44, company: 'Agence Morvan' }]
    server.use(http.get('*/api/commercial_agents', () => collection(agents)))
    const { user } = await open('/customers/30/edit', 'supplier')
    const agent = await screen.findByRole('combobox', { name: 'Agent' })
    await waitFor(() => expect(agent).toBeEnabled())
    expect(screen.queryByRole('textbox', { name: 'Commission de l’agent sur ce client' })).toBeNull()
    await user.click(agent)
    await user.click(await screen.findByRole('option', { name: 'Agence Morvan', hidden: true }))
    expect(screen.getByRole('textbox', { name: 'Commission de l’agent sur ce client' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent[0]?.[2]).toMatchObject({ agent: '/api/users/44' }))
  })

  it('refuse what is no percentage, and keep what was typed', async () => {
    serve(aPerson)
    const { user } = await open('/customers/30/edit', 'supplier')
    const discount = await screen.findByRole('textbox', { name: 'Remise permanente' })
    await user.clear(discount)
    await user.type(discount, '140')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(discount).toBeInvalid()
    expect(discount).toHaveValue('140')
    expect(sent).toEqual([])
  })

  it('of an agent’s customer are its label alone', async () => {
    serve(aPerson)
    await open('/customers/30/edit', 'commercial_agent')
    expect(await screen.findByRole('textbox', { name: 'Libellé' })).toHaveValue('Halles')
    expect(screen.queryByRole('textbox', { name: 'Remise permanente' })).toBeNull()
  })
})

describe('notes', () => {
  it('are written on the person, and an empty one is refused', async () => {
    serve(aPerson)
    const { user } = await open('/customers/30', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Ajouter une note' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer la note' }))
    expect(sent).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Texte de la note' }), 'Rappeler lundi')
    await user.click(screen.getByRole('button', { name: 'Enregistrer la note' }))
    await waitFor(() =>
      expect(sent).toEqual([['POST', '/api/user_notes', { user: '/api/users/30', text: 'Rappeler lundi' }]]),
    )
    expect(await screen.findByRole('button', { name: 'Ajouter une note' })).toBeVisible()
  })

  it('are deleted at once, and come back with Annuler', async () => {
    serve(aPerson, [note])
    const { user } = await open('/customers/30', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Supprimer la note' }))
    expect(screen.queryByText(note.text)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText(note.text)).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('the list of customers', () => {
  it('R-2.021 R-6.005 asks as the address says, and names the agent', async () => {
    serve(aPerson)
    await open('/customers?search=bistrot&group=%5B%22restaurant%22%5D&sort=-lastName', 'supplier')
    const table = await screen.findByRole('table', { name: 'Mes clients' })
    expect(await within(table).findByRole('link', { name: 'Le Bistrot des Halles' })).toHaveAttribute(
      'href',
      '/customers/30',
    )
    expect(within(table).getByRole('link', { name: 'Agence Delaunoy' })).toHaveAttribute('href', '/agents/10')
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      search: 'bistrot',
      'userGroup[]': 'restaurant',
      'order[lastName]': 'desc',
    })
  })

  it('tells an agent the last order, the year’s turnover and why to call, and no agent', async () => {
    serve(aPerson)
    const lastOrderAt = new Date(Date.now() - 75 * DAY).toISOString()
    const idle: PersonCard = { ...aCard, lastOrderAt, turnoverTaxExcl: 5400, chase: 'idle', agent: null }
    server.use(http.get('*/api/customers', () => collection([idle])))
    await open('/customers', 'commercial_agent')
    const table = await screen.findByRole('table', { name: 'Mes clients' })
    const under = await cellsOf(table, 'Le Bistrot des Halles')
    expect(within(table).queryByRole('columnheader', { name: 'Agent' })).toBeNull()
    expect(under('Dernière commande')).toContain(formatDate(lastOrderAt))
    expect(under('CA HT, 12 mois')).toBe(formatMoney(5400))
    expect(under('À relancer')).toBe('Rien depuis 75 jours')
  })

  it('tells an agent first how much of a customer’s invoices is late, and since when', async () => {
    serve(aPerson)
    const late: PersonCard = {
      ...aCard,
      overdueAmount: 99.22,
      overdueSince: '2026-11-12',
      chase: 'overdue',
      agent: null,
    }
    server.use(http.get('*/api/customers', () => collection([late])))
    await open('/customers', 'commercial_agent')
    const under = await cellsOf(await screen.findByRole('table', { name: 'Mes clients' }), 'Le Bistrot des Halles')
    expect(under('À relancer')).toBe(`${formatMoney(99.22)} en retard depuis le ${formatDate('2026-11-12')}`)
  })
})

describe('the list of agents', () => {
  it('R-2.012 tells a supplier what each may grant and earns, and how many customers it follows', async () => {
    serve(aPerson)
    await open('/agents', 'supplier')
    const table = await screen.findByRole('table', { name: 'Ma force de vente' })
    const under = await cellsOf(table, 'Agence Delaunoy')
    // The word is for cards, which have no heads.
    expect(under('Clients')).toBe('18 clients')
    expect(under('Marge')).toBe('4,5\u00A0%')
    expect(under('Commission')).toBe('12\u00A0%')
  })
})

describe('an invitation', () => {
  it('R-2.022 R-6.051 offers a supplier the groups of customers, says what follows, and tells nothing of who is known', async () => {
    serve(aPerson)
    const { user, address } = await open('/customers/create', 'supplier')
    expect(await screen.findByText(/e-mail d’activation, valable 7 jours/)).toBeVisible()
    expect(screen.getAllByRole('radio', { name: /CHR|Caviste|GMS|CSE|Particulier/ })).toHaveLength(5)
    expect(screen.queryByRole('radio', { name: 'Fournisseur' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Agent commercial' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /Raison sociale/ }), 'La Table Neuve')
    await user.type(screen.getByRole('textbox', { name: /E-mail|Adresse e-mail/ }), 'chef@table-neuve.test')
    await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Ana')
    await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Morel')
    await user.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }))
    expect(await screen.findByText('Invitation envoyée à chef@table-neuve.test')).toBeVisible()
    expect(sent[0]?.[2]).toMatchObject({
      email: 'chef@table-neuve.test',
      userGroup: 'api/user_groups/restaurant',
      company: 'La Table Neuve',
    })
    expect(sent[0]?.[2]).not.toHaveProperty('password')
    // Where the invitation is: the list shows who has accepted.
    await waitFor(() => expect(address()).toBe('/network'))
  })

  it('R-2.013 gives a supplier a form for its sales force, and leads to where the invitation is', async () => {
    serve(aPerson)
    const { user, address } = await open('/agents/create', 'supplier')
    expect(await screen.findByText(/Il figurera dans votre force de vente dès qu’il aura accepté/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Raison sociale/ }), 'Agence Vidal')
    await user.type(screen.getByRole('textbox', { name: /Adresse e-mail/ }), 'agence@vidal.test')
    await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Ana')
    await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Vidal')
    await user.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }))
    await waitFor(() => expect(sent[0]?.[2]).toMatchObject({ userGroup: 'api/user_groups/commercial_agent' }))
    await waitFor(() => expect(address()).toBe('/network'))
  })

  it('R-6.050 R-6.052 offers an agent suppliers too, and says what follows for them', async () => {
    serve(aPerson)
    const { user } = await open('/customers/create', 'commercial_agent')
    expect(await screen.findAllByRole('radio', { name: /CHR|Caviste|GMS|CSE|Particulier|Fournisseur/ })).toHaveLength(6)
    expect(screen.queryByRole('radio', { name: 'Agent commercial' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Fournisseur' }))
    expect(screen.getByText(/dès qu’il aura accepté et fixé ses conditions/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Ajouter un fournisseur' })).toBeVisible()
  })
})

describe('an agent of the sales force', () => {
  const agent: Person = {
    ...aPerson,
    company: 'Agence Delaunoy',
    userGroup: { '@id': '/api/user_groups/commercial_agent', code: 'commercial_agent' },
    addresses: [],
    relation: { ...aRelation, negociationMargin: 4.5, agentFee: 12, agent: null },
  }

  it('R-2.014 has its page, with what it may grant and what it earns', async () => {
    serve(agent)
    await open('/agents/30', 'supplier')
    expect(screen.getByRole('heading', { level: 1, name: 'Agence Delaunoy' })).toBeVisible()
    const terms = within(await screen.findByRole('region', { name: 'Conditions' }))
    expect(terms.getByText('4,5 %')).toBeVisible()
    expect(terms.getByText('12 %')).toBeVisible()
  })

  it('R-2.015 is changed in a form that holds what was agreed', async () => {
    serve(agent)
    const { user, address } = await open('/agents/30/edit', 'supplier')
    const fee = await screen.findByRole('textbox', { name: /^Commission/ })
    expect(fee).toHaveValue('12\u00A0%')
    await user.clear(fee)
    await user.type(fee, '13')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent[0]?.[2]).toMatchObject({ agentFee: '13', negociationMargin: '4.5' }))
    await waitFor(() => expect(address()).toBe('/agents/30'))
  })
})

describe('acting for a person', () => {
  it.each<[GroupCode, string, boolean]>([
    ['admin', '/users/30', true],
    ['supplier', '/customers/30', false],
    ['commercial_agent', '/customers/30', false],
  ])('R-6.040 is an admin’s alone: a %s on %s', async (group, path, isOffered) => {
    serve(aPerson)
    await open(path, group)
    await screen.findByRole('heading', { level: 1, name: 'Le Bistrot des Halles' })
    const act = screen.queryByRole('button', { name: /^Agir en tant que/ })
    expect(act !== null).toBe(isOffered)
  })
})

describe('a person without addresses', () => {
  const bare = { ...aPerson, addresses: [] }

  it('tells a seller that they come with the relation', async () => {
    serve(bare)
    await open('/customers/30', 'supplier')
    expect(await screen.findByText(/et que vous êtes en relation/)).toBeVisible()
  })

  it('tells an admin, who is in relation with nobody, that they come when they are entered', async () => {
    serve(bare)
    await open('/users/30', 'admin')
    expect(await screen.findByText('Les adresses apparaissent ici dès que la personne en a saisi une.')).toBeVisible()
  })
})
