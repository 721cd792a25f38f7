import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { CountStatus, StockCount, StockCountDetail, StockCountLine } from './count'
import { countDetail, countRow, lineRow, otherLine } from './testing/fixtures'

const collection = <T,>(rows: T[], total = rows.length) => ({ 'hydra:member': rows, 'hydra:totalItems': total })

interface Answers {
  rows?: StockCount[]
  detail?: StockCountDetail
  lines?: StockCountLine[]
}

/** Answers of the server; what lists were asked for, and what was sent. */
function serve({ rows = [], detail = countDetail(), lines = [lineRow(), otherLine()] }: Answers = {}) {
  const asked: URLSearchParams[] = []
  const sent: unknown[] = []
  const keep = async (request: Request) => {
    sent.push(await request.json())
    return HttpResponse.json(detail)
  }
  server.use(
    http.get('*/api/waiting', () =>
      HttpResponse.json({
        total: 2,
        kinds: [{ kind: 'count_approval', list: 'counts', statuses: ['review'], count: 2 }],
      }),
    ),
    http.get('*/api/stock_counts', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(collection(rows))
    }),
    http.get('*/api/stock_counts/12', () => HttpResponse.json(detail)),
    http.get('*/api/stock_counts/12/lines', ({ request }) => {
      const view = new URL(request.url).searchParams.get('view')
      return HttpResponse.json(collection(lines.filter(({ difference }) => view !== 'different' || difference)))
    }),
    http.get('*/api/stock_counts/12/entries', () => HttpResponse.json(collection([]))),
    http.post('*/api/stock_counts', ({ request }) => keep(request)),
    http.post('*/api/stock_counts/12/transitions', ({ request }) => keep(request)),
    http.get('*/api/products', ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      return HttpResponse.json(collection([lineRow().product]))
    }),
    http.get('*/api/products/facets', () =>
      HttpResponse.json({
        facets: {
          colour: [{ value: 'red', count: 4 }],
          type: [],
          region: [{ value: 'Bordeaux', count: 3 }],
          appellation: [{ value: 'Margaux', count: 2 }],
        },
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

describe('the list of stock counts', () => {
  it('says where each stands and what it comes to; what is counted blindly keeps it hidden', async () => {
    const labels: Record<CountStatus, string> = {
      open: 'En cours de comptage',
      review: 'À vérifier',
      approved: 'Validé',
      canceled: 'Annulé',
    }
    const rows = Object.keys(labels).map((status, at) =>
      countRow({
        '@id': `/api/stock_counts/${at}`,
        id: at,
        number: `INV-${at}`,
        status: status as CountStatus,
        differentCount: 3,
        missingValueTaxExcl: 120,
        surplusValueTaxExcl: 20,
        transitions: status === 'review' ? ['approved', 'open', 'canceled'] : [],
      }),
    )
    const hidden = { differentCount: null, missing: null, surplus: null, missingValueTaxExcl: null }
    const blind = { blind: true, ...hidden, surplusValueTaxExcl: null, countedCount: 1 }
    rows.push(countRow({ '@id': '/api/stock_counts/9', id: 9, number: 'INV-9', ...blind }))
    serve({ rows })
    await openScreen('/stock_counts', 'supplier')
    for (const [at, label] of Object.values(labels).entries()) {
      const row = await screen.findByRole('row', { name: new RegExp(`INV-${at}`) })
      expect(row).toHaveTextContent(label)
      expect(row).toHaveTextContent(/−100,00\s€/)
      expect(row).toHaveTextContent('3 produits')
    }
    expect(screen.getByRole('row', { name: /INV-1/ })).toHaveTextContent('À vous de valider')
    expect(screen.getByRole('row', { name: /INV-9/ })).toHaveTextContent('1 comptés sur 2')
    expect(screen.getByRole('row', { name: /INV-9/ })).toHaveTextContent('masqué')
  })

  it('opens its parts from tabs; what waits for the reader is counted there and in the menu', async () => {
    const { asked } = serve({ rows: [countRow()] })
    await openScreen('/stock_counts', 'supplier')
    const user = userEvent.setup()
    await screen.findByRole('row', { name: /INV-2026-000012/ })
    await user.click(await screen.findByRole('button', { name: /^À valider/ }))
    await waitFor(() => expect(asked.at(-1)?.get('view')).toBe('todo'))
    await user.click(screen.getByRole('button', { name: /^Terminés/ }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['approved', 'canceled']))
    const menu = screen.getByRole('navigation', { name: 'Menu principal' })
    expect(within(menu).getByRole('link', { name: 'Inventaires 2 à traiter' })).toBeInTheDocument()
  })

  it.each<[GroupCode, RegExp]>([
    ['restaurant', /Ce que vous pouvez commander/],
    ['customer', /Ce que vous pouvez commander/],
    ['commercial_agent', /vos clients/],
  ])('tells a %s what counts are for', async (group, help) => {
    serve()
    await openScreen('/stock_counts', group)
    expect(screen.getByText('Aucun inventaire pour vous')).toBeInTheDocument()
    expect(screen.getByText(help)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Inventaires/ })).not.toBeInTheDocument()
    cleanup()
    await openScreen('/stock_counts/create', group)
    expect(screen.getByText('Aucun inventaire pour vous')).toBeInTheDocument()
  })

  it('offers to begin where there is none', async () => {
    serve()
    await openScreen('/stock_counts', 'admin')
    expect(await screen.findByText(/les écarts sont chiffrés/)).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Commencer un inventaire' })).toHaveLength(2)
  })
})

describe('beginning a stock count', () => {
  it('counts a part that the filters find, blindly, and opens the counting', async () => {
    const { asked, sent } = serve()
    const { address } = await openScreen('/stock_counts/create', 'supplier')
    const user = userEvent.setup()
    await user.click(screen.getByRole('radio', { name: 'Dartess' }))
    expect(screen.getByText(/qu’un administrateur valide/)).toBeInTheDocument()
    await user.click(await screen.findByRole('radio', { name: 'Une partie' }))
    await user.type(screen.getByRole('searchbox', { name: 'Nom, référence, appellation' }), 'palmeraie')
    expect(await screen.findByText('1 produit à compter')).toBeInTheDocument()
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('palmeraie'))
    expect(asked.at(-1)?.get('warehouse')).toBe('dartess')
    expect(screen.queryByRole('button', { name: 'Catégorie' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Région' }))
    await user.click(await screen.findByRole('checkbox', { name: /Bordeaux\s*3/, hidden: true }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Appellation' }))
    await user.click(await screen.findByRole('checkbox', { name: /Margaux/, hidden: true }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(asked.at(-1)?.getAll('appellation[]')).toEqual(['Margaux']))
    expect(asked.at(-1)?.getAll('region[]')).toEqual(['Bordeaux'])
    await user.click(screen.getByRole('checkbox', { name: /Compter à l’aveugle/ }))
    await user.type(screen.getByRole('textbox', { name: 'Intitulé' }), 'Cave nord')
    await user.click(screen.getByRole('button', { name: 'Commencer à compter' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({
      supplier: '/api/users/3',
      warehouse: 'dartess',
      products: ['/api/products/101'],
      label: 'Cave nord',
      blind: true,
      comment: '',
    })
    await waitFor(() => expect(address()).toBe('/stock_counts/12?count=1'))
  })

  it('says of which product something is refused', async () => {
    serve()
    const violations = [{ propertyPath: 'products[0]', message: 'Ce produit est déjà compté dans l’inventaire INV-1.' }]
    server.use(http.post('*/api/stock_counts', () => HttpResponse.json({ violations }, { status: 422 })))
    await openScreen('/stock_counts/create', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('radio', { name: 'Une partie' }))
    await screen.findByText('1 produit à compter')
    await user.click(screen.getByRole('button', { name: 'Commencer à compter' }))
    expect(await screen.findByText(/^Château Palmeraie 2018 : Ce produit est déjà compté/)).toBeInTheDocument()
  })

  it('asks an administrator whose goods at Dartess are counted', async () => {
    const { sent } = serve()
    await openScreen('/stock_counts/create', 'admin')
    const user = userEvent.setup()
    expect(screen.queryByRole('radio', { name: 'Entrepôt du fournisseur' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Fournisseur' }))
    await user.click(await screen.findByRole('option', { name: 'Maison Margaux', hidden: true }))
    await user.click(screen.getByRole('button', { name: 'Commencer à compter' }))
    await waitFor(() => expect(sent).toMatchObject([{ supplier: '/api/users/10', warehouse: 'dartess', products: [] }]))
  })
})

/** Counted and to be looked at: six bottles of one wine are missing, two of the other too many. */
const reviewed = (changes: Partial<StockCountDetail> = {}): Answers => ({
  detail: countDetail({
    status: 'review',
    countedCount: 2,
    differentCount: 2,
    missing: 6,
    surplus: 2,
    missingValueTaxExcl: 120,
    surplusValueTaxExcl: 20,
    transitions: ['approved', 'open', 'canceled'],
    mayCount: false,
    ...changes,
  }),
  lines: [
    lineRow({ counted: 18, difference: -6, valueTaxExcl: -120 }),
    otherLine({ counted: 26, difference: 2, valueTaxExcl: 20 }),
  ],
})

describe('one stock count', () => {
  it('shows what differs, line by line and in all', async () => {
    const step = { actor: 'Maison Margaux', impersonator: '', comment: '', at: '2026-11-20T10:00:00Z' }
    const timeline = [
      { ...step, from: null, to: 'open' as const },
      { ...step, from: 'open' as const, to: 'review' as const },
    ]
    serve(reviewed({ timeline }))
    await openScreen('/stock_counts/12', 'supplier')
    const row = await screen.findByRole('row', { name: /Château Palmeraie/ })
    expect(row).toHaveTextContent(/24.*18.*−6.*−120,00\s€/)
    const figures = screen.getByText('Écart HT au tarif').parentElement
    expect(figures).toHaveTextContent(/−100,00\s€/)
    expect(screen.getByText('Comptage terminé', { exact: false })).toBeInTheDocument()
  })

  it('has chosen products counted again', async () => {
    const { sent } = serve(reviewed())
    await openScreen('/stock_counts/12', 'supplier')
    const user = userEvent.setup()
    const row = await screen.findByRole('row', { name: /Clos des Rosés/ })
    await user.click(within(row).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Recompter' }))
    const dialog = await screen.findByRole('dialog', { name: 'Recompter un produit' })
    await user.click(within(dialog).getByRole('button', { name: 'Recompter' }))
    await waitFor(() => expect(sent).toEqual([{ transition: 'open', comment: '', recount: ['/api/products/102'] }]))
  })

  it('is approved once its owner has read what that does; what cannot be corrected is left out', async () => {
    const { sent } = serve(reviewed())
    await openScreen('/stock_counts/12', 'supplier')
    const user = userEvent.setup()
    const violations = [{ propertyPath: 'products[101]', message: 'Son stock a été corrigé depuis le comptage.' }]
    server.use(
      http.post('*/api/stock_counts/12/transitions', () => HttpResponse.json({ violations }, { status: 422 }), {
        once: true,
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Valider' }))
    const dialog = await screen.findByRole('dialog', { name: 'Valider l’inventaire' })
    expect(dialog).toHaveTextContent(/Le stock de 2 produits est corrigé, pour −100,00\s€ HT/)
    await user.click(within(dialog).getByRole('button', { name: 'Valider et corriger le stock' }))
    const box = await within(dialog).findByRole('checkbox', { name: /Château Palmeraie 2018 : Son stock/ })
    await user.click(box)
    await user.click(within(dialog).getByRole('button', { name: 'Valider et corriger le stock' }))
    await waitFor(() => expect(sent).toEqual([{ transition: 'approved', comment: '', except: ['/api/products/101'] }]))
  })

  it('proposed at Dartess waits for an administrator', async () => {
    serve(reviewed({ warehouse: 'dartess', proposed: true, transitions: ['open', 'canceled'] }))
    await openScreen('/stock_counts/12', 'supplier')
    expect(await screen.findByText('Attend la validation de Dartess')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Valider' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Recompter les écarts' })).toBeInTheDocument()
  })

  it('is canceled with a confirmation', async () => {
    const { sent } = serve()
    await openScreen('/stock_counts/12', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler l’inventaire', hidden: true }))
    const dialog = await screen.findByRole('dialog', { name: 'Annuler l’inventaire' })
    await user.click(within(dialog).getByRole('button', { name: 'Annuler l’inventaire' }))
    await waitFor(() => expect(sent).toEqual([{ transition: 'canceled', comment: '' }]))
  })

  it('is refused by who keeps the warehouse with a reason alone', async () => {
    const { sent } = serve(reviewed({}))
    await openScreen('/stock_counts/12', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler l’inventaire', hidden: true }))
    const dialog = await screen.findByRole('dialog', { name: 'Annuler l’inventaire' })
    await user.click(within(dialog).getByRole('button', { name: 'Annuler l’inventaire' }))
    const reason = within(dialog).getByRole('textbox', { name: 'Motif' })
    expect(reason).toHaveAccessibleDescription('Le champ est obligatoire')
    await user.type(reason, 'Rayon oublié')
    await user.click(within(dialog).getByRole('button', { name: 'Annuler l’inventaire' }))
    await waitFor(() => expect(sent).toEqual([{ transition: 'canceled', comment: 'Rayon oublié' }]))
  })

  it('is not found when it is somebody else’s', async () => {
    serve()
    server.use(http.get('*/api/stock_counts/12', () => HttpResponse.json({}, { status: 404 })))
    await openScreen('/stock_counts/12', 'supplier')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument()
  })
})
