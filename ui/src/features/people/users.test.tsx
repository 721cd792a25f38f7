import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode, PersonCard, Schemas } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const asked: URLSearchParams[] = []
let sent: { users: string[]; status: string; reason?: string }[] = []
let answers: Partial<Schemas['UsersStatusResult']>[][] = []

const aUser = (id: number, own: Partial<PersonCard> = {}): PersonCard => ({
  '@id': `/api/users/${id}`,
  id,
  email: `maison${id}@exemple.test`,
  company: `Maison ${id}`,
  firstName: 'Camille',
  lastName: 'Aubrac',
  phone: '',
  isGuest: false,
  siren: '',
  userGroup: { '@id': '/api/user_groups/restaurant', code: 'restaurant' },
  status: 'valid',
  createdAt: '2026-11-20T08:43:05Z',
  addresses: [],
  label: '',
  lastOrderAt: null,
  turnoverTaxExcl: null,
  overdueAmount: null,
  overdueSince: null,
  chase: '',
  agent: null,
  mayBeOrderedFor: false,
  negociationMargin: null,
  agentFee: null,
  customers: null,
  statusReason: '',
  ...own,
})

function serve(users: PersonCard[]): void {
  server.use(
    http.get('*/api/users', ({ request }) => {
      const query = new URL(request.url).searchParams
      if (query.get('itemsPerPage') !== '1') asked.push(query)
      return HttpResponse.json({ 'hydra:member': users, 'hydra:totalItems': users.length })
    }),
    http.post('*/api/users/statuses', async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number]
      sent.push(body)
      const own = answers.shift() ?? []
      const results = body.users.map((user, at) => ({
        user,
        id: Number(user.split('/').at(-1)),
        status: 'done',
        previous: 'valid',
        message: '',
        ...own[at],
      }))
      return HttpResponse.json({ results })
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
}

async function openList(path = '/users', group: GroupCode = 'admin') {
  const user = userEvent.setup()
  const page = await openScreen(path, group)
  // The list takes its place a frame after it is drawn.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return { ...page, user }
}

const choose = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Sélectionner ${name}` }))
  // The bar of actions is fetched with the first choice.
  await screen.findByRole('toolbar')
}

beforeEach(() => {
  asked.length = 0
  sent = []
  answers = []
})

describe('the list of users', () => {
  it('R-2.063 R-2.085 R-3.125 R-3.126 shows everybody with a link to their page', async () => {
    serve([aUser(7, { status: 'processing', phone: '0465710531' }), aUser(8)])
    await openList()
    const table = await screen.findByRole('table', { name: 'Utilisateurs' })
    expect(within(table).getByText(/^04\s65\s71\s05\s31$/)).toBeVisible()
    expect(within(table).getByRole('link', { name: 'Maison 7' })).toHaveAttribute('href', '/users/7')
    expect(within(table).getByText('En attente')).toBeVisible()
    expect(within(table).getByText('Actif')).toBeVisible()
    expect(asked[0]?.get('order[createdAt]')).toBe('desc')
  })

  it('R-2.084 leads to the own profile from the own row', async () => {
    serve([aUser(3)])
    await openList()
    expect(await screen.findByRole('link', { name: 'Maison 3' })).toHaveAttribute('href', '/profile')
  })

  it('asks for one state and some groups as the address says, and for everybody when it is broken', async () => {
    serve([aUser(7)])
    const { user, address } = await openList('/users?group=["cse"]&from=2026-01-01')
    expect(asked[0]?.getAll('userGroup[]')).toEqual(['cse'])
    expect(asked[0]?.get('createdAt[gte]')).toBe('2026-01-01')
    await user.click(screen.getByRole('button', { name: /^À valider/ }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['processing']))
    expect(address()).toContain('tab=processing')
  })

  it.each<[string, string, GroupCode, Partial<PersonCard>, boolean]>([
    ['R-6.057 R-6.039', 'somebody active', 'admin', {}, true],
    ['R-6.039 R-6.042', 'nobody who waits', 'admin', { status: 'processing' }, false],
    ['R-6.039 R-6.042', 'nobody blocked', 'admin', { status: 'blocked' }, false],
    ['R-6.041', 'no admin', 'superadmin', { userGroup: { '@id': '/api/user_groups/admin', code: 'admin' } }, false],
  ])('%s lets an admin act for %s', async (_clause, _whom, group, own, isOffered) => {
    serve([aUser(7, own)])
    server.use(http.get('*/api/users/7', () => HttpResponse.json({ ...aUser(7, own), transitions: [] })))
    const { user } = await openList('/users', group)
    await user.click(await screen.findByRole('button', { name: 'Actions sur Maison 7' }))
    await screen.findByRole('menuitem', { name: 'Ouvrir la fiche', hidden: true })
    expect(screen.queryByRole('menuitem', { name: 'Agir en tant que', hidden: true }) !== null).toBe(isOffered)
  })

  it('says how many wait', async () => {
    serve([aUser(7)])
    const kinds = [{ kind: 'account', list: 'users', statuses: ['processing'], count: 1 }]
    server.use(http.get('*/api/waiting', () => HttpResponse.json({ total: 1, kinds })))
    await openList()
    expect(await screen.findByRole('button', { name: /^À valider ?1$/ })).toBeVisible()
  })
})

describe('the state of several accounts', () => {
  it('is changed at once; those refused are named with why, and the others can be taken back', async () => {
    serve([aUser(7), aUser(8)])
    answers = [[{}, { status: 'refused', message: 'Ce compte est celui d’un administrateur' }], []]
    const { user } = await openList()
    await choose(user, 'Maison 7', 'Maison 8')
    await user.click(screen.getByRole('button', { name: 'Bloquer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bloquer 2 comptes ?' })
    await user.type(within(dialog).getByRole('textbox', { name: /Motif/ }), 'Impayés')
    await user.click(within(dialog).getByRole('button', { name: 'Bloquer 2 comptes' }))
    const results = await screen.findByRole('list', { name: 'Résultat par compte' })
    const rows = within(results).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Maison 8Ce compte est celui d’un administrateur',
      'Maison 7Bloqué',
    ])
    expect(sent).toEqual([{ users: ['/api/users/7', '/api/users/8'], status: 'blocked', reason: 'Impayés' }])
    await user.click(screen.getByRole('button', { name: 'Annuler', hidden: true }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ users: ['/api/users/7'], status: 'valid' })
  })

  it('wants a reason before a request is refused', async () => {
    serve([aUser(7, { status: 'processing' })])
    const { user } = await openList()
    await choose(user, 'Maison 7')
    expect(screen.queryByRole('button', { name: 'Bloquer' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Refuser' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Refuser la demande' }))
    expect(within(dialog).getByRole('textbox', { name: /^Motif/ })).toBeInvalid()
    expect(sent).toEqual([])
  })
})

describe('creating a user', () => {
  const groupsFor = async (group: GroupCode) => {
    serve([])
    await openScreen('/users/create', group)
    const choice = await screen.findByRole('radiogroup', { name: /^Profil/ })
    return within(choice)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value)
  }
  const everybody = ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'customer', 'commercial_agent']

  it('R-6.043 R-6.044 R-6.045 R-6.046 R-6.047 R-6.048 R-6.049 offers an admin the base list and suppliers', async () => {
    expect(await groupsFor('admin')).toEqual([...everybody, 'supplier'])
  })

  it('R-6.052 offers a superadmin distributors and admins too', async () => {
    expect(await groupsFor('superadmin')).toEqual([...everybody, 'supplier', 'negociant', 'admin'])
  })

  it('R-2.064 sends the person without a password, and says that a link is mailed', async () => {
    serve([])
    let body: Record<string, unknown> = {}
    server.use(
      http.get('*/api/customers/unique', () => HttpResponse.json({ unique: true })),
      http.post('*/api/users', async ({ request }) => {
        body = (await request.json()) as typeof body
        return HttpResponse.json(aUser(12, { email: 'claire@exemple.test' }), { status: 201 })
      }),
      http.get('*/api/users/12', () => new HttpResponse(null, { status: 404 })),
    )
    const user = userEvent.setup()
    await openScreen('/users/create', 'admin')
    await user.click(await screen.findByRole('radio', { name: 'CSE' }))
    await user.type(screen.getByRole('textbox', { name: /Adresse e-mail/ }), 'claire@exemple.test')
    await user.type(screen.getByRole('textbox', { name: /Prénom/ }), 'Claire')
    await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Fontanel')
    await user.type(screen.getByRole('textbox', { name: /Raison sociale/ }), 'CSE des Halles')
    expect(screen.getByText(/Un lien valable 7 jours est envoyé à claire@exemple\.test/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Créer le compte' }))
    await waitFor(() => expect(body).toMatchObject({ userGroup: 'api/user_groups/cse', lastName: 'Fontanel' }))
    expect(body).not.toHaveProperty('password')
    expect(await screen.findByText('Le lien d’activation est parti à claire@exemple.test.')).toBeVisible()
  })
})
