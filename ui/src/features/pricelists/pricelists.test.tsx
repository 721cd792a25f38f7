import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { database } from '~/shared/queue/database'
import { showDraft } from '~/shared/queue/drafts'
import { storageOwner } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { PriceList, PriceListDetail, PriceListOverlap } from './price-list'
import { listDetail, listLine, listProduct, listRow } from './testing/fixtures'

const collection = <T,>(rows: T[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const wine = {
  ...listProduct(),
  images: [],
  warehouse: 'supplier',
  available: 60,
  listPriceTaxExcl: 10,
}

interface Sent {
  path: string
  body: Record<string, unknown>
}

/** Answers of the server; what lists were asked for, and what was sent. */
function serve(rows: PriceList[], detail: PriceListDetail = listDetail(), overlaps: PriceListOverlap[] = []) {
  const asked: URLSearchParams[] = []
  const sent: Sent[] = []
  const keep = async (request: Request) =>
    sent.push({ path: new URL(request.url).pathname, body: (await request.json()) as Sent['body'] })
  server.use(
    http.get('*/api/price_lists', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(collection(rows))
    }),
    http.get('*/api/price_lists/references', () => HttpResponse.json(collection([]))),
    http.get('*/api/price_lists/7', () => HttpResponse.json(detail)),
    http.get('*/api/price_lists/7/lines', () => HttpResponse.json(collection([listLine()]))),
    http.get('*/api/price_lists/7/overlaps', () => HttpResponse.json(collection(overlaps))),
    http.post('*/api/price_lists', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(detail, { status: 201 })
    }),
    http.patch('*/api/price_lists/7', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(detail)
    }),
    http.post('*/api/price_lists/7/publish', async ({ request }) => {
      await keep(request)
      return HttpResponse.json({ ...detail, status: 'scheduled', mayRevise: true, mayEnd: true })
    }),
    http.post('*/api/price_lists/7/end', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(detail)
    }),
    http.get('*/api/products', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      return HttpResponse.json(collection([wine].filter(({ name }) => name.toLowerCase().includes(search))))
    }),
    http.get('*/api/customers', () =>
      HttpResponse.json(
        collection([
          { '@id': '/api/users/4', id: 4, company: 'Le Bouchon', userGroup: { code: 'restaurant' } },
          { '@id': '/api/users/5', id: 5, company: 'Madame Dupont', userGroup: { code: 'customer' } },
        ]),
      ),
    ),
    http.get('*/api/suppliers', () => HttpResponse.json(collection([{ id: 3, company: 'Maison Margaux' }]))),
    http.get('*/api/saved_views', () => HttpResponse.json(collection([]))),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return { asked, sent }
}

afterEach(async () => {
  await (await database()).clear('drafts')
  for (const name of ['create', '7/edit']) showDraft(`${storageOwner()} /products/mercuriale/${name}`, null)
})

/** What the customer 4 pays without the list, 9.80, and what it paid last; others pay 10.00. */
function serveReferences() {
  server.use(
    http.get('*/api/price_lists/references', ({ request }) => {
      const isTheirs = new URL(request.url).searchParams.get('customer[]') === '4'
      const lastPaid = {
        priceTaxExcl: 8,
        on: '2026-10-02',
        order: { '@id': '/api/orders/44', id: 44, number: 'CMD-44' },
      }
      return HttpResponse.json(
        collection([
          {
            product: '/api/products/101',
            listPriceTaxExcl: isTheirs ? 9.8 : 10,
            lastPaid: isTheirs ? lastPaid : null,
          },
        ]),
      )
    }),
  )
}

describe('R-2.041 the list of price lists', () => {
  it('tells who sells whom each is for, where it stands and how many wines it has', async () => {
    serve([
      listRow({ productCount: 12 }),
      listRow({ '@id': '/api/price_lists/8', id: 8, groups: ['restaurant'], customers: [] }),
    ])
    await openScreen('/products/mercuriale', 'supplier')
    const [, first, second] = await screen.findAllByRole('row')
    expect(first).toHaveTextContent('Carte d’hiver')
    expect(first).toHaveTextContent('Le Bouchon')
    expect(first).toHaveTextContent('Brouillon')
    expect(first).toHaveTextContent('12')
    expect(second).toHaveTextContent('CHR')
    expect(screen.getByRole('link', { name: 'Nouvelle mercuriale' })).toHaveAttribute(
      'href',
      '/products/mercuriale/create',
    )
  })

  it('is filtered and sorted by its address', async () => {
    const { asked } = serve([listRow()])
    await openScreen('/products/mercuriale?status=%5B"active"%5D&sort=name&search=hiver', 'supplier')
    await screen.findByRole('row', { name: /Carte d’hiver/ })
    expect(asked.at(-1)?.getAll('status[]')).toEqual(['active'])
    expect(asked.at(-1)?.get('order[name]')).toBe('asc')
    expect(asked.at(-1)?.get('search')).toBe('hiver')
  })

  it.each<[GroupCode, RegExp, boolean]>([
    ['supplier', /que vous tenez pour un client/, true],
    ['restaurant', /qu’un fournisseur vous garantit/, false],
    ['customer', /clients professionnels/, false],
  ])('says to a %s what a mercuriale is when there is none', async (group, help, writes) => {
    serve([])
    await openScreen('/products/mercuriale', group)
    expect(await screen.findByText(help)).toBeInTheDocument()
    expect(screen.queryAllByRole('link', { name: 'Nouvelle mercuriale' }).length > 0).toBe(writes)
    const menu = screen.getByRole('navigation', { name: 'Menu principal' })
    expect(within(menu).queryAllByRole('link', { name: 'Mercuriales' })).toHaveLength(group === 'customer' ? 0 : 1)
  })
})

type User = ReturnType<typeof userEvent.setup>

/** Names a new list and whom it is for. */
async function nameList(user: User): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Nom' }), 'Carte d’hiver')
  await user.click(screen.getByRole('combobox', { name: 'Clients' }))
  await user.click(await screen.findByRole('option', { name: 'Le Bouchon', hidden: true }))
  expect(screen.queryByRole('option', { name: 'Madame Dupont', hidden: true })).toBeNull()
}

/** Adds a wine as somebody does who keeps to the keyboard: its price has the focus next. */
async function addWine(user: User, price: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'Ajouter un vin' }))
  await user.keyboard('palmeraie')
  await screen.findByRole('option', { name: /Château Palmeraie/, hidden: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Prix HT de Château Palmeraie/ })).toHaveFocus())
  await user.keyboard(`${price}{Enter}`)
}

describe('R-2.042 writing a price list', () => {
  it('takes wines by the keyboard alone, and pasted ones whose faults are repaired in place', async () => {
    const { sent } = serve([])
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await nameList(user)
    await addWine(user, '7,90')
    expect(screen.getByRole('combobox', { name: 'Ajouter un vin' })).toHaveFocus()
    expect(screen.getByRole('table', { name: 'Vins de la mercuriale' })).toHaveTextContent('−21 %')

    await user.click(screen.getByRole('button', { name: 'Coller une liste' }))
    const dialog = await screen.findByRole('dialog', { name: 'Coller une liste' })
    await user.click(within(dialog).getByRole('textbox', { name: 'Votre liste' }))
    await user.paste('mar-101;7,50;36\nMAR-101;sept;60\nXYZ;8')
    await user.click(within(dialog).getByRole('button', { name: 'Reprendre ces prix' }))
    expect(await screen.findByText('2 lignes à régler')).toBeInTheDocument()
    expect(screen.getByText('1 vin, 2 prix')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
    expect(await screen.findByText('2 lignes collées restent à régler.')).toBeInTheDocument()
    expect(sent).toEqual([])

    await user.type(screen.getByRole('textbox', { name: 'Prix HT' }), '7,20{Enter}')
    expect(await screen.findByText('1 ligne à régler')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retirer la ligne XYZ;8' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      supplier: '/api/users/3',
      name: 'Carte d’hiver',
      endsOn: null,
      discounts: 'net',
      customers: ['/api/users/4'],
      groups: [],
      lines: [
        { product: '/api/products/101', minQuantity: 1, priceTaxExcl: 7.9 },
        { product: '/api/products/101', minQuantity: 36, priceTaxExcl: 7.5 },
        { product: '/api/products/101', minQuantity: 60, priceTaxExcl: 7.2 },
      ],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Carte d’hiver' })).toBeInTheDocument()
  })

  it('holds prices against those of its customer, and against what that one paid last', async () => {
    serve([])
    serveReferences()
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await nameList(user)
    await addWine(user, '8,20')
    const table = within(screen.getByRole('table', { name: 'Vins de la mercuriale' }))
    // 8,20 is 16,3 % less than the 9,80 of its group, and 2,5 % more than the 8,00 that were paid.
    expect(await table.findByText('9,80 €')).toBeVisible()
    expect(table.getByText(/^−16,3\s%$/)).toBeVisible()
    expect(table.getByRole('columnheader', { name: 'Dernier payé' })).toBeVisible()
    expect(table.getByText('8,00 €')).toBeVisible()
    expect(table.getByText(/^\+2,5\s%$/)).toBeVisible()
  })

  it('adds the wines that filters find at the price of its customer', async () => {
    serve([])
    serveReferences()
    server.use(
      http.get('*/api/products', () => HttpResponse.json(collection([wine]))),
      http.get('*/api/products/facets', () => HttpResponse.json({ total: 1, facets: {} })),
    )
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await nameList(user)
    await user.click(screen.getByRole('button', { name: 'Ajouter des vins' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Du catalogue, par filtres', hidden: true }))
    await user.click(await screen.findByRole('button', { name: 'Ajouter 1 vin' }))
    const table = within(await screen.findByRole('table', { name: 'Vins de la mercuriale' }))
    // The list price of its group; without a customer the catalogue says 10,00.
    expect(await table.findByRole('button', { name: /^Prix HT de Château Palmeraie/ })).toHaveTextContent('9,80')
  })

  it('shows what the server refuses of a price at its line', async () => {
    serve([])
    const message = 'Prix au-delà de votre marge de négociation (5 %) : au moins 9,50 €.'
    const violations = [{ propertyPath: 'lines[0].priceTaxExcl', message }]
    server.use(http.post('*/api/price_lists', () => HttpResponse.json({ violations }, { status: 422 })))
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await nameList(user)
    await addWine(user, '7,90')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
    const line = screen.getByRole('row', { name: /Château Palmeraie/ })
    expect(await within(line).findByText(message)).toBeInTheDocument()
    await waitFor(() => expect(within(line).getByRole('button', { name: /^Prix HT/ })).toHaveFocus())
    await user.keyboard('9,50{Enter}')
    expect(within(line).queryByText(message)).toBeNull()
  })

  it('needs a price of every wine, and whom the list is for', async () => {
    const { sent } = serve([])
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await addWine(user, '')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
    expect(await screen.findByText('1 ligne est à corriger : voyez sous le nom du vin.')).toBeInTheDocument()
    expect(screen.getByText('Indiquez un prix.')).toBeInTheDocument()
    expect(screen.getByText('Choisissez au moins un client.')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('moves chosen prices together, seen before', async () => {
    serve([])
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await addWine(user, '7,90')
    await user.click(screen.getByRole('checkbox', { name: /Château Palmeraie/ }))
    await user.click(screen.getByRole('button', { name: 'Modifier les prix' }))
    const dialog = await screen.findByRole('dialog', { name: 'Modifier les prix ensemble' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Variation' }), '3')
    const row = await within(dialog).findByRole('row', { name: /Château Palmeraie/ })
    expect(row).toHaveTextContent('7,90 €8,15 €−18,5 %')
    await user.click(within(dialog).getByRole('button', { name: 'Modifier 1 prix' }))
    expect(await screen.findByRole('button', { name: /^Prix HT de Château Palmeraie.*8,15/ })).toBeInTheDocument()
  })

  it('keeps what was entered through a reload', async () => {
    serve([])
    await openScreen('/products/mercuriale/create', 'supplier')
    const user = userEvent.setup()
    await nameList(user)
    await addWine(user, '7,90')
    cleanup()
    await openScreen('/products/mercuriale/create', 'supplier')
    expect(await screen.findByRole('textbox', { name: 'Nom' })).toHaveValue('Carte d’hiver')
    expect(screen.getByRole('button', { name: /^Prix HT de Château Palmeraie.*7,90/ })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('')
  })

  it('asks an agent for the supplier, and for named customers alone', async () => {
    serve([])
    await openScreen('/products/mercuriale/create', 'commercial_agent')
    expect(await screen.findByRole('combobox', { name: 'Fournisseur' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: 'Des groupes entiers' })).toBeNull()
  })

  it('changes a list by the version that was read', async () => {
    const { sent } = serve([], listDetail({ version: 4 }))
    await openScreen('/products/mercuriale/7/edit', 'supplier')
    const user = userEvent.setup()
    const name = await screen.findByRole('textbox', { name: 'Nom' })
    await user.type(name, ' 2')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ version: 4, name: 'Carte d’hiver 2', lines: [{ priceTaxExcl: 8 }] })
  })

  it('is not offered once a list has begun: a revision follows', async () => {
    serve([], listDetail({ status: 'active', mayEdit: false, mayRevise: true }))
    await openScreen('/products/mercuriale/7/edit', 'supplier')
    expect(await screen.findByText('Cette mercuriale ne se modifie plus')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Nom' })).toBeNull()
  })
})

describe('R-2.042 one price list, for who sells', () => {
  it('is published once what other lists price too was seen', async () => {
    const overlap: PriceListOverlap = {
      product: listProduct(),
      other: { '@id': '/api/price_lists/9', id: 9, name: 'Tous les CHR', startsOn: '2026-01-01', endsOn: null },
      priceTaxExcl: 8,
      otherPriceTaxExcl: 7.5,
      prevails: 'this',
      reason: 'scope',
      below: 24,
    }
    const later: PriceListOverlap = {
      ...overlap,
      other: { '@id': '/api/price_lists/10', id: 10, name: 'Carte de Noël', startsOn: '2026-12-10', endsOn: null },
      otherPriceTaxExcl: 9,
      prevails: 'other',
      reason: 'start',
      below: null,
    }
    const { sent } = serve([], listDetail({ version: 3 }), [overlap, later])
    await openScreen('/products/mercuriale/7', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Publier' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publier Carte d’hiver' })
    expect(await within(dialog).findByRole('link', { name: 'Tous les CHR' })).toBeInTheDocument()
    expect(within(dialog).getByText('1 vin a aussi un prix dans une autre mercuriale')).toBeInTheDocument()
    const everybodys = within(within(dialog).getByRole('region', { name: 'Tous les CHR' }))
    expect(everybodys.getByText(/elle nomme le client.* En dessous de 24 bouteilles, l’autre s’applique/)).toBeVisible()
    expect(everybodys.getByText(/^Celle-ci/).parentElement).toHaveTextContent('Celle-ci 8,00 € s’applique')
    const christmas = within(within(dialog).getByRole('region', { name: 'Carte de Noël' }))
    expect(christmas.getByText(/^L’autre l’emporte : elle commence après celle-ci/)).toBeVisible()
    expect(christmas.getByText('L’autre').parentElement).toHaveTextContent('L’autre 9,00 € s’applique')
    await user.click(within(dialog).getByRole('button', { name: 'Publier la mercuriale' }))
    await waitFor(() =>
      expect(sent).toEqual([{ path: '/api/price_lists/7/publish', body: { version: 3, farPrices: false } }]),
    )
    expect(await screen.findByRole('button', { name: 'Préparer une révision' })).toBeInTheDocument()
  })

  it('is published with prices far from those of the wines once they are confirmed', async () => {
    const { sent } = serve([], listDetail({ status: 'draft', version: 3 }))
    const tiers = [
      { minQuantity: 1, priceTaxExcl: 8 },
      { minQuantity: 36, priceTaxExcl: 1129.5 },
    ]
    const lines = collection([listLine({ listPriceTaxExcl: 10, tiers })])
    server.use(http.get('*/api/price_lists/7/lines', () => HttpResponse.json(lines)))
    await openScreen('/products/mercuriale/7', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Publier' }))
    const dialog = await screen.findByRole('dialog', { name: /^Publier/ })
    const far = 'Château Palmeraie 2018, dès 36 : 1 129,50 € au lieu de 10,00 €, écart de plus de moitié'
    expect(await within(dialog).findByText(far)).toBeInTheDocument()
    await user.click(await within(dialog).findByRole('button', { name: 'Publier la mercuriale' }))
    expect(within(dialog).getAllByText(/Confirmez ces prix/)[0]).toBeInTheDocument()
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('checkbox', { name: 'Ce prix est bien celui que je veux' }))
    await user.click(within(dialog).getByRole('button', { name: 'Publier la mercuriale' }))
    const path = '/api/price_lists/7/publish'
    await waitFor(() => expect(sent).toEqual([{ path, body: { version: 3, farPrices: true } }]))
  })

  it('says why a list that is for nobody any more is not published', async () => {
    serve([], listDetail({ status: 'draft', version: 3, customers: [], groups: [] }))
    const violations = [{ propertyPath: 'customers', message: 'Choisissez à qui s’adresse la mercuriale.' }]
    server.use(http.post('*/api/price_lists/7/publish', () => HttpResponse.json({ violations }, { status: 422 })))
    await openScreen('/products/mercuriale/7', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Publier' }))
    const dialog = await screen.findByRole('dialog', { name: /^Publier/ })
    await user.click(await within(dialog).findByRole('button', { name: 'Publier la mercuriale' }))
    expect(await within(dialog).findByText('Choisissez à qui s’adresse la mercuriale.')).toBeInTheDocument()
  })

  it('ends earlier than was said with a reason alone', async () => {
    const { sent } = serve([], listDetail({ status: 'active', version: 3, mayEdit: false, mayEnd: true }))
    await openScreen('/products/mercuriale/7', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mettre fin', hidden: true }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mettre fin à la mercuriale' }))
    expect(dialog.queryByRole('textbox', { name: /^Motif/ })).toBeNull()
    const day = await dialog.findByRole('textbox', { name: /^Dernier jour/ })
    await user.clear(day)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(day).toHaveAttribute('aria-invalid', 'true'))
    expect(sent).toEqual([])
    await user.type(day, '31/12/2026{Enter}')
    const reason = await dialog.findByRole('textbox', { name: /^Motif/ })
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'))
    await user.type(reason, 'Le millésime est épuisé.')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ version: 3, endsOn: '2026-12-31', reason: 'Le millésime est épuisé.' })
  })

  it('ends a list that somebody else ended meanwhile once both days were seen', async () => {
    const detail = listDetail({ status: 'active', version: 3, mayEdit: false, mayEnd: true, endsOn: null })
    serve([], detail)
    await openScreen('/products/mercuriale/7', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mettre fin', hidden: true }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mettre fin à la mercuriale' }))
    await user.type(await dialog.findByRole('textbox', { name: /^Dernier jour/ }), '31/12/2026{Enter}')
    await user.type(await dialog.findByRole('textbox', { name: /^Motif/ }), 'Épuisé.')
    server.use(
      http.get('*/api/price_lists/7', () => HttpResponse.json({ ...detail, version: 4, endsOn: '2027-01-31' })),
      http.post('*/api/price_lists/7/end', () =>
        HttpResponse.json({ code: 'changed_meanwhile', changedBy: null, changedAt: null }, { status: 409 }),
      ),
    )
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const choice = within(await screen.findByRole('radiogroup', { name: 'Dernier jour' }))
    expect(choice.getByText(/^31 déc\. 2026/)).toBeVisible()
    expect(choice.getByText(/^31 janv\. 2027/)).toBeVisible()
  })

  it.each<[string, Partial<PriceListDetail>, string[], string[]]>([
    ['a draft', {}, ['Publier'], ['Préparer une révision']],
    [
      'an active list',
      { status: 'active', mayEdit: false, mayRevise: true, mayEnd: true },
      ['Préparer une révision'],
      ['Publier'],
    ],
    [
      'a list of somebody else',
      { status: 'active', mayEdit: false, mayDelete: false },
      [],
      ['Publier', 'Préparer une révision', 'Autres actions'],
    ],
  ])('offers of %s what the server allows', async (_, changes, offered, others) => {
    serve([], listDetail(changes))
    await openScreen('/products/mercuriale/7', 'supplier')
    await screen.findByRole('row', { name: /Château Palmeraie/ })
    for (const name of offered) expect(screen.getByRole('button', { name })).toBeInTheDocument()
    for (const name of others) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('R-2.039 wins over a product of the same address', async () => {
    serve([], listDetail())
    await openScreen('/products/mercuriale', 'supplier')
    expect(screen.getByRole('heading', { level: 1, name: 'Mercuriales' })).toBeInTheDocument()
  })
})
