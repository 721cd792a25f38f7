import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { database } from '~/shared/queue/database'
import { showDraft } from '~/shared/queue/drafts'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Recovery, RecoveryDetail } from './recovery'
import { handedOver, lineRow, recoveryDetail, recoveryRow } from './testing/fixtures'

// A draft is of one test.
afterEach(async () => {
  await (await database()).clear('drafts')
  showDraft('3 stock_recovery', null)
})

const collection = <T,>(rows: T[], total = rows.length) => ({ 'hydra:member': rows, 'hydra:totalItems': total })

/** Answers of the server; what lists were asked for, and what was sent. */
function serve(rows: Recovery[], detail: RecoveryDetail = recoveryDetail()) {
  const asked: URLSearchParams[] = []
  const sent: unknown[] = []
  server.use(
    http.get('*/api/stock_recoveries', ({ request }) => {
      const query = new URL(request.url).searchParams
      if (query.get('itemsPerPage') === '1') return HttpResponse.json(collection(rows, 5))
      asked.push(query)
      return HttpResponse.json(collection(rows))
    }),
    http.get('*/api/stock_recoveries/12', () => HttpResponse.json(detail)),
    http.post('*/api/stock_recoveries', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(detail, { status: 201 })
    }),
    http.post('*/api/stock_recoveries/12/transitions', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(handedOver())
    }),
    http.delete('*/api/stock_recoveries/12', () => {
      sent.push('deleted')
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/products', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      const { product } = lineRow()
      const wines = [
        { ...product, warehouse: 'supplier', available: 30 },
        { ...product, '@id': '/api/products/102', id: 102, name: 'Clos vide', warehouse: 'supplier', available: 0 },
      ]
      return HttpResponse.json(
        collection(wines.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))),
      )
    }),
    http.get('*/api/waiting', () =>
      HttpResponse.json({
        total: 2,
        kinds: [{ kind: 'recovery_handover', list: 'recoveries', statuses: ['pending'], count: 2 }],
      }),
    ),
    http.get('*/api/saved_views', () => HttpResponse.json(collection([]))),
    http.get('*/api/suppliers', () => HttpResponse.json(collection([{ id: 10, company: 'Maison Margaux' }]))),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return { asked, sent }
}

describe('the list of stock returns', () => {
  it('shows the exact words of their status, who hands over, and where goods move (R-3.155, R-3.156)', async () => {
    const { asked } = serve([
      recoveryRow({ '@id': '1', number: 'RET-1' }),
      recoveryRow({ '@id': '2', number: 'RET-2', warehouse: 'supplier', moveTo: 'dartess', transitions: ['ordered'] }),
      recoveryRow({ '@id': '3', number: 'RET-3', status: 'ordered', orderedAt: '2026-11-22T10:00:00Z' }),
    ])
    await openScreen('/stock_recoveries', 'supplier')
    const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) })
    expect(await row('RET-1')).toHaveTextContent('En attente de récéption')
    expect(await row('RET-1')).toHaveTextContent('Remise par Dartess')
    expect(await row('RET-2')).toHaveTextContent('À vous de remettre')
    expect(within(await row('RET-2')).getByRole('img', { name: 'vers' })).toBeInTheDocument()
    expect(await row('RET-3')).toHaveTextContent('Réceptionné')
    expect(await row('RET-3')).toHaveTextContent('Remis le 22 nov. 2026')
    expect(asked.at(-1)?.get('order[createdAt]')).toBe('desc')
  })

  it('opens its parts, with how many are in them', async () => {
    const { asked } = serve([recoveryRow()])
    const { address } = await openScreen('/stock_recoveries', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /^À remettre\s*2$/ }))
    await waitFor(() => expect(asked.at(-1)?.get('view')).toBe('todo'))
    expect(address()).toBe('/stock_recoveries?tab=todo')
    await user.click(await screen.findByRole('button', { name: /^En attente\s*5$/ }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['pending']))
    await user.click(screen.getByRole('button', { name: 'Historique' }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['ordered']))
  })

  it('says what returns are for while there are none, and leads to the first', async () => {
    serve([])
    await openScreen('/stock_recoveries', 'supplier')
    expect(await screen.findByText('Aucun retour de stock')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Créer un retour' })).toHaveLength(2)
  })

  it.each<[GroupCode, RegExp]>([
    ['restaurant', /vous renvoyez vous-même/],
    ['customer', /vous renvoyez vous-même/],
    ['commercial_agent', /vos clients renvoient/],
  ])('tells a %s where its own bottles are sent back', async (group, help) => {
    serve([])
    await openScreen('/stock_recoveries', group)
    expect(screen.getByText('Aucun retour de stock pour vous')).toBeInTheDocument()
    expect(screen.getByText(help)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Retours de stock' })).not.toBeInTheDocument()
    cleanup()
    await openScreen('/stock_recoveries/create', group)
    expect(screen.getByText('Aucun retour de stock pour vous')).toBeInTheDocument()
  })

  it.each<GroupCode>(['supplier', 'admin'])('stands in the menu of a %s, with what waits', async (group) => {
    serve([recoveryRow()])
    await openScreen('/stock_recoveries', group)
    const menu = screen.getByRole('navigation', { name: 'Menu principal' })
    expect(await within(menu).findByRole('link', { name: 'Retours de stock 2 à traiter' })).toBeInTheDocument()
  })
})

const bottles = () => screen.getByRole('textbox', { name: 'Bouteilles de Château Palmeraie 2018' })

/** Adds a wine as somebody does who keeps to the keyboard: the quantity has the focus next. */
async function add(user: ReturnType<typeof userEvent.setup>, words = 'palmeraie'): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Ajouter un vin' }))
  await user.keyboard(words)
  await screen.findByRole('option', { name: new RegExp(words, 'i'), hidden: true })
  await user.keyboard('{Enter}')
}

async function chooseReason(user: ReturnType<typeof userEvent.setup>, reason: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'Raison' }))
  await user.click(await screen.findByRole('option', { name: reason, hidden: true }))
}

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Créer le retour' }))

describe('asking goods back', () => {
  it('takes wines by the keyboard, says what is available of each, and lots apart', async () => {
    const { sent } = serve([])
    await openScreen('/stock_recoveries/create', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('combobox', { name: 'Ajouter un vin' }))
    expect(await screen.findByRole('option', { name: /30 disponibles/, hidden: true })).toBeInTheDocument()
    await add(user)
    await waitFor(() => expect(bottles()).toHaveFocus())
    await user.keyboard('24{Enter}')
    expect(screen.getByText('4 cartons de 6')).toBeInTheDocument()
    expect(screen.getByText('sur 30 disponibles')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Lot de Château Palmeraie 2018' }))
    await user.type(screen.getByRole('textbox', { name: 'Numéro de lot' }), 'L21')
    await user.click(screen.getByRole('button', { name: 'Ajouter un autre lot' }))
    expect(screen.getByText('sur 6 disponibles')).toBeInTheDocument()
    const rest = 'Reprendre tout ce qui est disponible de Château Palmeraie 2018'
    expect(screen.getByRole('button', { name: `${rest}, lot L21` })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: rest }))
    expect(screen.getByText('1 vin, 30 bouteilles')).toBeInTheDocument()

    await send(user)
    expect(sent).toEqual([])
    await chooseReason(user, 'Invendu')
    await send(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      supplier: '/api/users/3',
      warehouse: 'supplier',
      reason: 'unsold',
      moveTo: '',
      comment: '',
      lines: [
        { product: '/api/products/101', quantity: 24, lot: 'L21' },
        { product: '/api/products/101', quantity: 6, lot: '' },
      ],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'RET-2026-000012' })).toBeInTheDocument()
  })

  it('takes nothing of which nothing is available', async () => {
    serve([])
    await openScreen('/stock_recoveries/create', 'supplier')
    await add(userEvent.setup(), 'clos')
    expect(await screen.findByText(/^Rien n’est disponible de Clos vide/)).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /^Bouteilles/ })).not.toBeInTheDocument()
  })

  it('moves all that is available to the other warehouse', async () => {
    const { sent } = serve([])
    await openScreen('/stock_recoveries/create', 'supplier')
    const user = userEvent.setup()
    await add(user)
    await user.click(screen.getByRole('radio', { name: 'Déplacer vers Dartess' }))
    expect(screen.getByText(/une réception l’annonce chez Dartess/)).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Raison' })).not.toBeInTheDocument()
    expect(bottles()).toHaveValue('30')
    await send(user)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      reason: 'move',
      moveTo: 'dartess',
      lines: [{ product: '/api/products/101', quantity: 30, lot: '' }],
    })
  })

  it('keeps what was entered when the page is left, until it is sent or begun anew', async () => {
    serve([])
    await openScreen('/stock_recoveries/create', 'supplier')
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'Commentaire' }), 'Salon')
    await add(user)
    await waitFor(() => expect(bottles()).toHaveFocus())
    await user.keyboard('12{Enter}')
    cleanup()
    await openScreen('/stock_recoveries/create', 'supplier')
    expect(await screen.findByText(/^Voici le brouillon/)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Commentaire' })).toHaveValue('Salon')
    expect(bottles()).toHaveValue('12')
    await user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Commentaire' })).toHaveValue(''))
    expect(screen.queryByText(/^Voici le brouillon/)).not.toBeInTheDocument()
  })

  it('shows what the server refuses at its line, and loses nothing', async () => {
    serve([])
    const violations = [{ propertyPath: 'lines[0].quantity', message: 'Disponible : 6 bouteilles' }]
    server.use(http.post('*/api/stock_recoveries', () => HttpResponse.json({ violations }, { status: 422 })))
    await openScreen('/stock_recoveries/create', 'supplier')
    const user = userEvent.setup()
    await add(user)
    await waitFor(() => expect(bottles()).toHaveFocus())
    await user.keyboard('24{Enter}')
    await chooseReason(user, 'Autre raison')
    await user.type(screen.getByRole('textbox', { name: /^Commentaire/ }), 'Tirage au sort')
    await send(user)
    expect(await screen.findByText('Disponible : 6 bouteilles')).toBeInTheDocument()
    expect(bottles()).toHaveAttribute('aria-invalid', 'true')
    expect(bottles()).toHaveValue('24')
  })

  it('asks an administrator for the supplier first', async () => {
    serve([])
    await openScreen('/stock_recoveries/create', 'admin')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('combobox', { name: 'Fournisseur' }))
    expect(screen.queryByRole('combobox', { name: 'Ajouter un vin' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('option', { name: 'Maison Margaux', hidden: true }))
    expect(await screen.findByRole('combobox', { name: 'Ajouter un vin' })).toBeInTheDocument()
  })
})

describe('one stock return', () => {
  it('at Dartess waits for an administrator; its supplier reads so', async () => {
    serve([], recoveryDetail({ comment: 'Fin de millésime', lines: [lineRow({ lot: 'L21' })] }))
    await openScreen('/stock_recoveries/12', 'supplier')
    const line = await screen.findByRole('row', { name: /Château Palmeraie 2018/ })
    expect(line).toHaveTextContent('Retour de stock')
    expect(line).toHaveTextContent('L21')
    expect(screen.getByText(/L’entrepôt Dartess les remettra/)).toBeInTheDocument()
    expect(screen.getByText('Fin de millésime')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remettre les bouteilles' })).not.toBeInTheDocument()
  })

  it('is handed over by who keeps the goods, and its history tells', async () => {
    const { sent } = serve([], recoveryDetail({ transitions: ['ordered'] }))
    await openScreen('/stock_recoveries/12', 'admin')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Remettre les bouteilles' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remettre les bouteilles' })
    expect(dialog).toHaveTextContent('Sortie de l’entrepôt Dartess : 24 bouteilles')
    await user.type(within(dialog).getByRole('textbox', { name: /^Commentaire/ }), 'Enlevées par Kerval')
    await user.click(within(dialog).getByRole('button', { name: 'Remettre les bouteilles' }))
    await waitFor(() =>
      expect(sent).toEqual([{ transition: 'ordered', comment: 'Enlevées par Kerval', expectedOn: null }]),
    )
    expect(await screen.findByText('Réceptionné')).toBeInTheDocument()
    expect(screen.getByText('Enlevées par Kerval')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Autres actions' })).not.toBeInTheDocument()
  })

  it('that moves goods says when they are expected, and leads to their receipt', async () => {
    const moving = recoveryDetail({
      warehouse: 'supplier',
      moveTo: 'dartess',
      reason: 'move',
      transitions: ['ordered'],
    })
    const { sent } = serve([], moving)
    await openScreen('/stock_recoveries/12', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Remettre les bouteilles' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remettre les bouteilles' })
    expect(await within(dialog).findByRole('textbox', { name: /^Attendues dans l’autre entrepôt le/ })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Remettre les bouteilles' }))
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ expectedOn: expect.stringMatching(/^\d{4}-/) })]),
    )
    cleanup()
    serve([], handedOver({ moveTo: 'dartess', receipt: '/api/receipts/7' }))
    await openScreen('/stock_recoveries/12', 'supplier')
    const link = await screen.findByRole('link', { name: 'Voir la réception annoncée' })
    expect(link).toHaveAttribute('href', '/receipts/7')
  })

  it('is deleted once that is confirmed, and the list follows', async () => {
    const { sent } = serve([])
    const { address } = await openScreen('/stock_recoveries/12', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer le retour', hidden: true }))
    const dialog = await screen.findByRole('dialog', { name: /^Supprimer le retour RET-2026-000012/ })
    expect(dialog).toHaveTextContent('Les 24 bouteilles redeviennent disponibles aussitôt')
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer le retour' }))
    await waitFor(() => expect(sent).toEqual(['deleted']))
    await waitFor(() => expect(address()).toBe('/stock_recoveries'))
    expect(await screen.findByText(/^Le retour RET-2026-000012 est supprimé/)).toBeInTheDocument()
  })

  it('is put on paper for who takes the goods away', async () => {
    serve([], recoveryDetail({ lines: [lineRow({ quantity: 26, lot: 'L21' })], units: 26 }))
    await openScreen('/stock_recoveries/12', 'supplier')
    await userEvent.click(await screen.findByRole('link', { name: 'Bon de retour' }))
    const sheet = await screen.findByRole('table', { name: 'Bon de retour' })
    expect(within(sheet).getByRole('row', { name: /Château Palmeraie/ })).toHaveTextContent('4 × 6 + 2')
    expect(within(sheet).getByRole('cell', { name: 'L21' })).toBeInTheDocument()
  })

  it('is not found when it is somebody else’s', async () => {
    serve([])
    server.use(http.get('*/api/stock_recoveries/12', () => HttpResponse.json({}, { status: 404 })))
    await openScreen('/stock_recoveries/12', 'supplier')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument()
  })
})
