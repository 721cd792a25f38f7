import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Mandate } from './invoice'
import { aHeldBack, aMandate, aMonth, anInvoice, anInvoiceDetail, gathered } from './testing/fixtures'

const aRequest = {
  '@type': 'PaymentRequest',
  number: 'FAC-S41-2026-000005',
  reference: 'FAC-S41-2026-000005',
  holder: 'Château Cantelaude',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPPAR',
  amount: 99.22,
  paidAmount: 0,
  dueOn: '2026-12-16',
  until: null,
  qr: null,
}

const sent: [method: string, body: unknown][] = []
const asked: URLSearchParams[] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** The API with some invoices; what is sent is kept. */
function serve(
  mandate: Mandate = aMandate(),
  invoices = [anInvoice(), anInvoice({ id: 6, number: 'F-12', status: 'overdue', issuedElsewhere: true })],
) {
  let given = mandate
  const keep =
    (answer: object, status = 200) =>
    async ({ request }: { request: Request }) => {
      sent.push([request.method, await request.json()])
      return HttpResponse.json(answer, { status })
    }
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return page(invoices)
    }),
    // Of a narrowed list the figures are others.
    http.get('*/api/invoices/summary', ({ request }) => {
      const isNarrowed = new URL(request.url).searchParams.getAll('status[]').join() === 'overdue'
      return HttpResponse.json({
        lacking: [],
        toPay: { count: 1, amount: 99.22 },
        overdue: isNarrowed ? { count: 2, amount: 1_204 } : { count: 9, amount: 20_000 },
        paid: { count: 7, amount: 8_000 },
      })
    }),
    http.get('*/api/invoices/5', () => HttpResponse.json(anInvoiceDetail())),
    http.get('*/api/invoices/7', () =>
      HttpResponse.json(
        anInvoiceDetail({
          id: 7,
          number: 'AVO-S41-2026-000001',
          kind: 'credit_note',
          status: 'issued',
          cause: 'damaged',
          creditOf: { '@id': '/api/invoices/5', id: 5, number: 'FAC-S41-2026-000005' },
        }),
      ),
    ),
    http.get('*/api/invoices/8', () =>
      HttpResponse.json(anInvoiceDetail({ id: 8, number: 'F-12', issuedElsewhere: true })),
    ),
    http.post('*/api/invoices/8/credit_notes', keep(anInvoiceDetail({ id: 9, kind: 'credit_note' }), 201)),
    http.get('*/api/invoices/waiting', () =>
      HttpResponse.json({ '@type': 'InvoicesWaiting', rows: [aMonth, aHeldBack] }),
    ),
    http.post(
      '*/api/invoices/bulk',
      keep({ results: [{ order: null, customer: '/api/users/12', invoices: [anInvoice()], error: null }] }),
    ),
    http.get('*/api/invoices/10', () => HttpResponse.json(gathered)),
    http.get('*/api/invoices/:id/payment_request', () => HttpResponse.json(aRequest)),
    http.get('*/api/invoices/404', () => new HttpResponse(null, { status: 404 })),
    http.post('*/api/invoices', keep({ invoices: [anInvoice()] }, 201)),
    http.get('*/api/invoicing_mandates/3', () => HttpResponse.json(given)),
    http.post('*/api/invoicing_mandates', (asking) => {
      given = aMandate({ acceptedAt: '2026-11-16T09:00:00Z', acceptedBy: 'Anne' })
      return keep(given, 201)(asking)
    }),
    http.delete('*/api/invoicing_mandates/3', () => {
      given = aMandate({
        acts: [
          { id: 1, act: 'accepted', at: '2026-11-16T09:00:00Z', by: 'Anne' },
          { id: 2, act: 'revoked', at: '2026-11-20T09:00:00Z', by: 'Anne' },
        ],
      })
      return new HttpResponse(null, { status: 204 })
    }),
    http.patch('*/api/invoicing_mandates/:id', keep(aMandate({ issuedElsewhere: true }))),
    http.get('*/api/saved_views', () => page([])),
    http.get('*/api/customers', () => page([])),
    http.get('*/api/suppliers', () => page([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path: string, group: GroupCode = 'restaurant') {
  const opened = await openScreen(path, group)
  return { ...opened, user: userEvent.setup() }
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

describe('the list of invoices', () => {
  it('tells what is to be paid, and asks for what the address says', async () => {
    serve()
    await open('/invoices?status=["overdue"]&sort=dueOn&from=2026-11-01')
    expect(await screen.findByRole('link', { name: 'FAC-S41-2026-000005' })).toHaveAttribute('href', '/invoices/5')
    expect(screen.getByText('CMD-2026-000009 · émise ailleurs')).toBeVisible()
    const figures = screen.getByRole('region', { name: 'Factures en chiffres' })
    expect(plain(figures)).toContain('En retard1 204,00 €2 factures')
    expect(asked[0]?.getAll('status[]')).toEqual(['overdue'])
    expect(asked[0]?.get('order[dueOn]')).toBe('asc')
    expect(asked[0]?.get('issuedOn[gte]')).toBe('2026-11-01')
  })

  it('shows no mandate to who buys', async () => {
    serve()
    await open('/invoices')
    await screen.findByRole('link', { name: 'FAC-S41-2026-000005' })
    expect(screen.queryByText('Facturation')).toBeNull()
  })
})

describe('what was paid of an invoice', () => {
  it('is entered from its row, and from its page', async () => {
    serve()
    server.use(http.post('*/api/payments', () => HttpResponse.json({}, { status: 201 })))
    const { user, router } = await open('/invoices', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Actions sur FAC-S41-2026-000005' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Marquer payée', hidden: true }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Paiement de FAC-S41-2026-000005' }))
    expect(dialog.getByRole('textbox', { name: 'Montant' })).toHaveDisplayValue(/^99,22/)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le paiement' }))
    expect(await screen.findByText('FAC-S41-2026-000005 est payée')).toBeVisible()
    await router.navigate({ to: '/invoices/$invoiceId', params: { invoiceId: '5' } })
    await user.click(await screen.findByRole('button', { name: 'Marquer payée' }))
    expect(await screen.findByRole('dialog', { name: 'Paiement de FAC-S41-2026-000005' })).toBeVisible()
  })

  it('is not entered by who buys', async () => {
    serve()
    const { router } = await open('/invoices')
    await screen.findByRole('link', { name: 'FAC-S41-2026-000005' })
    expect(screen.queryByRole('button', { name: 'Actions sur FAC-S41-2026-000005' })).toBeNull()
    await router.navigate({ to: '/invoices/$invoiceId', params: { invoiceId: '5' } })
    await screen.findByText('Livraison')
    expect(screen.queryByRole('button', { name: 'Marquer payée' })).toBeNull()
  })
})

describe('a gathered month', () => {
  it('is listed with its month and how many orders it has', async () => {
    serve(aMandate(), [gathered])
    await open('/invoices')
    expect(await screen.findByText('novembre 2026 · 2 commandes')).toBeVisible()
  })

  it.each(['/invoices/10', '/invoices/10?paper=invoice'])('has its lines by order and parcel at %s', async (path) => {
    serve()
    await open(path)
    const first = await screen.findByRole('rowheader', { name: /Commande CMD-2026-000009 · expédition EXP-1/ })
    expect(plain(first)).toMatch(/livrée le 16 nov. 2026 · à .+, \d{5} .+ · votre référence : BC-77/)
    expect(screen.getByRole('rowheader', { name: /CMD-2026-000010/ })).toBeVisible()
    expect(plain(document.body)).toContain('novembre 2026')
  })
})

describe('what waits for its invoices', () => {
  it('is shown as it would be invoiced, and issued when it is chosen', async () => {
    serve(aMandate({ acceptedAt: '2026-11-02T09:00:00Z', acceptedBy: 'Maison' }))
    const { user } = await open('/invoices', 'supplier')
    const panel = within(await screen.findByRole('list', { name: 'À facturer' }))
    expect(panel.getByText('récapitulative de novembre 2026')).toBeVisible()
    expect(panel.getByText('Il manque au fournisseur son SIREN.')).toBeVisible()
    expect(panel.getByRole('checkbox', { name: 'Facturer La Cave' })).toBeDisabled()
    await user.click(panel.getByRole('checkbox', { name: 'Facturer Le Bistrot' }))
    expect(plain(document.body)).toContain('1 facture, 198,44 € TTC')
    await user.click(screen.getByRole('button', { name: 'Émettre la sélection' }))
    await waitFor(() =>
      expect(sent).toEqual([['POST', { supplier: '/api/users/3', rows: [{ customer: '/api/users/12' }] }]]),
    )
    expect(await screen.findByText('Facture émise : FAC-S41-2026-000005')).toBeVisible()
  })
})

describe('a credit note', () => {
  const note = anInvoice({
    id: 7,
    number: 'AVO-S41-2026-000001',
    kind: 'credit_note',
    status: 'issued',
    cause: 'damaged',
    creditOf: { '@id': '/api/invoices/5', id: 5, number: 'FAC-S41-2026-000005' },
    openAmount: 0,
  })

  it('is listed with what it takes back, its total taken off', async () => {
    serve(aMandate(), [note])
    await open('/invoices?kind=["credit_note"]')
    expect(await screen.findByRole('link', { name: 'AVO-S41-2026-000001' })).toBeVisible()
    expect(screen.getByText('Avoir sur FAC-S41-2026-000005')).toBeVisible()
    expect(plain(document.body)).toMatch(/[-−]99,22 €/)
    expect(asked[0]?.getAll('kind[]')).toEqual(['credit_note'])
  })

  it('leads to its invoice, with its reason, and asks for no payment', async () => {
    serve()
    await open('/invoices/7')
    expect(await screen.findByRole('link', { name: 'FAC-S41-2026-000005' })).toHaveAttribute('href', '/invoices/5')
    expect(plain(document.body)).toContain('· Casse')
    expect(screen.queryByText('Paiement')).toBeNull()
  })

  it('is printed as one', async () => {
    serve()
    await open('/invoices/7?paper=invoice')
    const sheet = await screen.findByRole('article')
    for (const words of ['Avoir AVO-S41-2026-000001', 'Sur la facture FAC-S41-2026-000005', 'Motif : Casse'])
      expect(plain(sheet)).toContain(words)
    expect(plain(sheet)).not.toContain('À payer')
  })

  it('is entered by a supplier that issued it elsewhere', async () => {
    serve()
    const { user } = await open('/invoices/8', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Saisir un avoir' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Avoir sur F-12' }))
    await user.type(dialog.getByRole('textbox', { name: 'Avoir' }), 'A-3')
    await user.click(dialog.getByRole('combobox', { name: 'Motif' }))
    await user.click(await screen.findByRole('option', { name: 'Casse', hidden: true }))
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’avoir' }))
    await waitFor(() =>
      expect(sent).toMatchObject([['POST', { number: 'A-3', cause: 'damaged', totalPriceTaxIncl: 99.22 }]]),
    )
  })
})

describe('an invoice that its supplier issued without a number', () => {
  const supplier = { '@id': '/api/users/3', id: 3, company: 'Château Cantelaude', group: 'supplier' } as const
  const own = { supplier, issuedElsewhere: true, numberLacking: true }
  const lacking = anInvoiceDetail({ id: 8, number: 'CMD-2026-000009', ...own })

  it('is completed by it', async () => {
    serve()
    server.use(
      http.get('*/api/invoices/8', () => HttpResponse.json(lacking)),
      http.patch('*/api/invoices/8', async ({ request }) => {
        sent.push([request.method, await request.json()])
        return HttpResponse.json({ ...lacking, number: 'F-9', numberLacking: false })
      }),
    )
    const { user } = await open('/invoices/8', 'supplier')
    expect(await screen.findByRole('heading', { name: 'Numéro à compléter' })).toBeVisible()
    expect(screen.getByText(/^Vous avez émis cette facture vous-même/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Compléter le numéro' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Numéro de la facture de CMD-2026-000009' }))
    await user.type(dialog.getByRole('textbox', { name: 'Facture' }), 'F-9')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le numéro' }))
    await waitFor(() => expect(sent).toEqual([['PATCH', { number: 'F-9', issuedOn: '2026-11-16' }]]))
  })

  it('offers nothing to its buyer', async () => {
    serve()
    const other = { ...supplier, '@id': '/api/users/41', id: 41 }
    server.use(http.get('*/api/invoices/8', () => HttpResponse.json({ ...lacking, supplier: other })))
    await open('/invoices/8')
    expect(await screen.findByRole('heading', { name: 'Numéro à compléter' })).toBeVisible()
    expect(screen.getByText(/^Le fournisseur a émis cette facture lui-même/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Compléter le numéro' })).toBeNull()
  })
})

describe('a credit that was missed', () => {
  const missed = anInvoiceDetail({
    supplier: { '@id': '/api/users/3', id: 3, company: 'Maison', group: 'supplier' },
    missedCreditAmount: 56.55,
  })

  it('is issued while the mandate holds', async () => {
    serve(aMandate({ acceptedAt: '2026-11-02T09:00:00Z', acceptedBy: 'Maison' }))
    server.use(
      http.get('*/api/invoices/5', () => HttpResponse.json(missed)),
      http.post('*/api/invoices/5/missed_credit_notes', () => {
        sent.push(['POST', 'missed'])
        return HttpResponse.json(missed, { status: 201 })
      }),
    )
    const { user } = await open('/invoices/5', 'supplier')
    expect(plain(await screen.findByText(/sont revenus sur cette facture/))).toContain('56,55 €')
    await user.click(await screen.findByRole('button', { name: 'Émettre l’avoir manquant' }))
    expect(await screen.findByText('Avoir émis')).toBeVisible()
    expect(sent).toEqual([['POST', 'missed']])
  })

  it('is entered once the mandate was taken back', async () => {
    serve()
    server.use(http.get('*/api/invoices/5', () => HttpResponse.json(missed)))
    const { user } = await open('/invoices/5', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Saisir un avoir' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Avoir sur FAC-S41-2026-000005' }))
    expect(dialog.getByRole('textbox', { name: 'Total TTC' })).toHaveDisplayValue(/^56,55/)
  })
})

describe('the mandate of a supplier', () => {
  it('is accepted as it was read', async () => {
    serve()
    const { user } = await open('/invoices', 'supplier')
    expect(await screen.findByText('Le fournisseur donne mandat à Millésime.')).toBeVisible()
    expect(screen.getByText('1 commande livrée attend sa facture.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Accepter le mandat' }))
    await waitFor(() => expect(sent).toEqual([['POST', { textHash: 'abc' }]]))
    expect(await screen.findByText(/Mandat accepté le .* par Anne/)).toBeVisible()
  })

  it('is taken back once it was said what follows, and tells when it was given', async () => {
    serve(aMandate({ acceptedAt: '2026-11-16T09:00:00Z', acceptedBy: 'Anne' }))
    const { user } = await open('/invoices', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Révoquer le mandat' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Révoquer le mandat de facturation ?' }))
    expect(dialog.getByText(/Plus rien ne sera émis en votre nom/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Révoquer le mandat' }))
    expect(await screen.findByRole('button', { name: 'Accepter le mandat' })).toBeVisible()
    expect(screen.getByText('Accepté le 16 nov. 2026 par Anne · Révoqué le 20 nov. 2026 par Anne')).toBeVisible()
  })

  it('lets a supplier enter what it issued itself', async () => {
    serve(aMandate({ issuedElsewhere: true }))
    const { user } = await open('/invoices', 'supplier')
    const name = 'CMD-2026-000009, CMD-2026-000010'
    await user.click(await screen.findByRole('button', { name: `Saisir la facture de ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Facture de ${name}` }))
    await user.type(dialog.getByRole('textbox', { name: 'Facture' }), 'F-2026/17')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la facture' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        [
          'POST',
          {
            order: '/api/orders/9',
            issuedElsewhere: {
              number: 'F-2026/17',
              totalPriceTaxIncl: 198.44,
              otherOrders: ['/api/orders/10'],
              shipments: [1, 2],
              confirmed: false,
            },
          },
        ],
      ]),
    )
  })

  it('asks to confirm a total that is not that of the chosen deliveries', async () => {
    serve(aMandate({ issuedElsewhere: true }))
    const { user } = await open('/invoices', 'supplier')
    await user.click(await screen.findByRole('button', { name: 'Saisir la facture de CMD-2026-000011' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Facture de CMD-2026-000011' }))
    await user.click(dialog.getByRole('checkbox', { name: /^EXP-2/ }))
    const total = dialog.getByRole('textbox', { name: 'Total TTC' })
    expect(total).toHaveDisplayValue(/^99,22/)
    expect(dialog.queryByRole('checkbox', { name: /^Ce total est le bon/ })).toBeNull()
    await user.type(dialog.getByRole('textbox', { name: 'Facture' }), 'F-1')
    await user.clear(total)
    await user.type(total, '134,06')
    await user.click(
      dialog.getByRole('checkbox', { name: /^Ce total est le bon, bien que les livraisons fassent 99,22/ }),
    )
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la facture' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        ['POST', { issuedElsewhere: { totalPriceTaxIncl: 134.06, shipments: [1], confirmed: true } }],
      ]),
    )
  })

  it('names what was billed without a number, and leads to it', async () => {
    const link = { '@id': '/api/invoices/8', id: 8, number: 'CMD-2026-000003', issuedOn: '2026-01-05' }
    const customer = { '@id': '/api/users/12', id: 12, company: 'Le Bistrot', group: 'restaurant' as const }
    const rows = Array.from({ length: 7 }, (_, n) => ({ ...link, id: 8 + n, customer, totalPriceTaxIncl: 99.22 }))
    serve(aMandate({ numberLacking: rows }))
    const { user } = await open('/invoices', 'supplier')
    const list = within(await screen.findByRole('list', { name: /^7 factures établies hors de Millésime/ }))
    const [first] = list.getAllByRole('listitem')
    expect(plain(first as HTMLElement)).toBe('CMD-2026-000003Le Bistrot5 janv. 202699,22 €')
    expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/invoices/8')
    expect(list.getAllByRole('listitem')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Voir les 3 autres' }))
    expect(list.getAllByRole('listitem')).toHaveLength(7)
  })

  it('lists what its invoices lack, each with a link to its field', async () => {
    serve(
      aMandate({
        acceptedAt: '2026-11-02T09:00:00Z',
        acceptedBy: 'Anne',
        lacking: [
          { code: 'siren', holdsBack: true },
          { code: 'capital', holdsBack: true },
          { code: 'bank_details', holdsBack: false },
        ],
      }),
    )
    await open('/invoices', 'supplier')
    const waits = await screen.findByRole('list', { name: 'Vos factures attendent :' })
    expect(within(waits).getByRole('link', { name: 'votre SIREN' })).toHaveAttribute(
      'href',
      '/profile/edit?section=identity',
    )
    expect(within(waits).getByRole('link', { name: 'votre capital social' })).toHaveAttribute(
      'href',
      '/profile/edit?section=invoicing#capital',
    )
    const better = within(screen.getByRole('list', { name: 'Vos factures seront complètes avec :' }))
    expect(better.getByRole('link', { name: 'votre IBAN' })).toHaveAttribute(
      'href',
      '/profile/edit?section=invoicing#iban',
    )
  })

  it('lacks nothing once all is told, but its own acceptance', async () => {
    serve(aMandate({ lacking: [{ code: 'mandate', holdsBack: true }] }))
    await open('/invoices', 'supplier')
    await screen.findByRole('button', { name: 'Accepter le mandat' })
    expect(screen.queryByText('Ce qui manque à vos factures')).toBeNull()
  })

  it('may be set aside', async () => {
    serve()
    const { user } = await open('/invoices', 'supplier')
    await user.click(await screen.findByRole('switch', { name: 'J’émets mes factures moi-même' }))
    await waitFor(() => expect(sent).toEqual([['PATCH', { issuedElsewhere: true }]]))
  })
})

describe('one invoice', () => {
  it('tells its lines, sums, days and order', async () => {
    serve()
    await open('/invoices/5')
    const lines = await screen.findByRole('table', { name: 'Lignes de la facture' })
    expect(plain(lines)).toContain(
      'Château Alpha 2021Pauillac · 75 cl · REF-101Remise permanente 5 % : −3,72 €612,40 €20 %70,68 €',
    )
    expect(screen.getByText('Livraison')).toBeVisible()
    expect(screen.getByRole('link', { name: 'CMD-2026-000009' })).toHaveAttribute('href', '/orders/9')
    expect(plain(document.body)).toContain('TVA 20 % sur 82,68 €16,54 €')
  })

  it('is printed with the price of a line, what lowers it and what it comes to', async () => {
    serve()
    await open('/invoices/5?paper=invoice')
    const lines = await screen.findByRole('table', { name: 'Lignes de la facture' })
    expect(plain(lines)).toContain('REF-101Remise permanente 5 % : −3,72 €612,40 €20 %70,68 €')
  })

  it('of before reductions were named shows the price as it was', async () => {
    serve()
    const [item] = anInvoiceDetail().items
    const items = item ? [{ ...item, grossUnitPrice: null, reductions: [] }] : []
    server.use(http.get('*/api/invoices/5', () => HttpResponse.json(anInvoiceDetail({ items }))))
    await open('/invoices/5')
    const lines = await screen.findByRole('table', { name: 'Lignes de la facture' })
    expect(plain(lines)).toContain('REF-101611,78 €20 %70,68 €')
  })

  // 5 bottles of 6.60 are 33.00, carriage 6.00: 39.00, of which 6.50 are VAT on 32.50.
  it.each(['/invoices/5', '/invoices/5?paper=invoice'])(
    'of an individual is incl. VAT throughout at %s',
    async (path) => {
      serve()
      const [item] = anInvoiceDetail().items
      const price = { quantity: 5, unitPriceTaxExcl: 5.5, unitPriceTaxIncl: 6.6, totalPriceTaxExcl: 27.5 }
      const items = item ? [{ ...item, ...price, grossUnitPrice: 6.6, totalPriceTaxIncl: 33, reductions: [] }] : []
      const vat = [{ rate: 20, base: 32.5, amount: 6.5 }]
      const sums = { shippingPriceTaxExcl: 5, vat, totalPriceTaxExcl: 32.5, totalPriceTaxIncl: 39 }
      server.use(
        http.get('*/api/invoices/5', () => HttpResponse.json(anInvoiceDetail({ store: true, items, ...sums }))),
      )
      await open(path)
      expect(plain(await screen.findByRole('table', { name: 'Lignes de la facture' }))).toContain('56,60 €20 %33,00 €')
      const words = plain(document.body)
      for (const sum of [
        'Marchandises TTC33,00 €',
        'Livraison et frais TTC6,00 €',
        'dont TVA 20 % sur 32,50 € HT6,50 €',
        'Total TTC39,00 €',
      ])
        expect(words).toContain(sum)
      expect(words).not.toContain('27,50')
    },
  )

  // 99.22 of which 42.67 were paid in advance leave 56.55.
  it.each(['/invoices/5', '/invoices/5?paper=invoice'])('deducts what was paid in advance at %s', async (path) => {
    serve()
    const deposit = { '@id': '/api/invoices/4', id: 4, number: 'ACO-S41-2026-000001', issuedOn: '2026-11-12' }
    const invoice = anInvoiceDetail({ deposits: [{ ...deposit, amount: 42.67 }], deductedAmount: 42.67 })
    server.use(http.get('*/api/invoices/5', () => HttpResponse.json(invoice)))
    await open(path)
    await screen.findByRole('table', { name: 'Lignes de la facture' })
    expect(plain(document.body)).toMatch(/Acompte ACO-S41-2026-000001 du 12 nov. 2026[-−]42,67 €Net à payer56,55 €/)
  })

  it.each(['/invoices/5', '/invoices/5?paper=invoice'])('of a deposit has no lines at %s', async (path) => {
    serve()
    const paid = { status: 'paid' as const, openAmount: 0, paidAmount: 99.22, items: [] }
    const text = 'Acompte sur la commande CMD-2026-000009, payé le 14/11/2026.'
    const mentions = [{ code: 'deposit', article: 'CGI, 289 I-1-c', text }]
    const deposit = anInvoiceDetail({ kind: 'deposit', number: 'ACO-S41-2026-000001', ...paid, mentions, store: true })
    server.use(http.get('*/api/invoices/5', () => HttpResponse.json(deposit)))
    await open(path)
    await waitFor(() => expect(plain(document.body)).toContain('ACO-S41-2026-000001'))
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.body).not.toHaveTextContent('Livraison et frais')
    if (path.includes('paper')) expect(screen.getAllByText(text)).toHaveLength(1)
  })

  it('is printed with its last day once it is paid, too', async () => {
    serve()
    server.use(
      http.get('*/api/invoices/5', () => HttpResponse.json({ ...anInvoiceDetail(), status: 'paid', openAmount: 0 })),
    )
    await open('/invoices/5?paper=invoice')
    expect(plain(await screen.findByRole('article'))).toContain('Facture acquittée ; échéance le 16 déc. 2026.')
  })

  it.each([
    [{ paidAmount: 0, creditedAmount: 99.22 }, 'Annulée par avoir (AVO-S41-2026-000001) ; échéance le 16 déc. 2026.'],
    [
      { paidAmount: 60, creditedAmount: 39.22 },
      'Soldée : 60,00 € réglés, 39,22 € d’avoir (AVO-S41-2026-000001) ; échéance le 16 déc. 2026.',
    ],
  ])('is no receipt for what was credited: %o', async (amounts, words) => {
    serve()
    const creditNotes = [
      {
        '@id': '/api/invoices/7',
        id: 7,
        number: 'AVO-S41-2026-000001',
        issuedOn: '2026-11-17',
        totalPriceTaxIncl: 99.22,
      },
    ]
    const invoice = anInvoiceDetail({ ...amounts, status: 'credited', openAmount: 0, creditNotes })
    server.use(http.get('*/api/invoices/5', () => HttpResponse.json(invoice)))
    await open('/invoices/5?paper=invoice')
    const sheet = plain(await screen.findByRole('article'))
    expect(sheet).toContain(words)
    expect(sheet).not.toContain('acquittée')
  })

  it.each([
    ['Liquidation', 'Motif : Liquidation'],
    ['', ''],
  ])('says that it was written off, and why to who may know: %o', async (writeOffReason, why) => {
    serve()
    const amounts = { paidAmount: 40, writtenOffAmount: 59.22, writtenOffOn: '2026-11-29', openAmount: 0 }
    const invoice = anInvoiceDetail({ ...amounts, status: 'written_off', writeOffReason })
    server.use(http.get('*/api/invoices/5', () => HttpResponse.json(invoice)))
    await open('/invoices/5')
    const payment = await screen.findByRole('region', { name: 'Paiement' })
    expect(plain(payment)).toContain('Passée en perte59,22 € le 29 nov. 2026')
    expect(within(payment).queryByText('Payée le')).toBeNull()
    expect(within(payment).queryByText('Motif') !== null).toBe(why !== '')
    await open('/invoices/5?paper=invoice')
    const sheet = plain(await screen.findByRole('article'))
    expect(sheet).toContain(
      'Soldée : 40,00 € réglés, 59,22 € passés en perte le 29 nov. 2026 ; échéance le 16 déc. 2026.',
    )
    expect(sheet).toContain(why)
    expect(sheet).not.toContain('acquittée')
  })

  it('has no paper here when it was issued elsewhere', async () => {
    serve()
    await open('/invoices/8?paper=invoice')
    expect(await screen.findByText('Livraison')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('is printed with all that the law asks for', async () => {
    serve()
    await open('/invoices/5?paper=invoice')
    const sheet = await screen.findByRole('article')
    for (const words of [
      'Facture FAC-S41-2026-000005',
      'SCEA au capital de 20 000,00 €',
      'RCS Bordeaux 552100554',
      'SIREN 732829320',
      'Contact : Léa Compta',
      'IBAN FR14 2004 1010 0505 0001 3M02 606, BIC PSSTFRPPPAR',
      'TVA FR12552100554',
      'Votre référence : BC-77',
      '13 % vol.',
      '6 bouteilles, 4,5 l au total',
      'quarante euros (40 €)',
      'au nom et pour le compte de Château Cantelaude',
      'Référence du virement : FAC-S41-2026-000005',
    ])
      expect(plain(sheet)).toContain(words)
  })

  it('says how to pay while something is to be paid, to who may read it', async () => {
    serve()
    await open('/invoices/5')
    const request = within(await screen.findByRole('region', { name: 'Paiement' }))
    expect(await request.findByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
    expect(request.getByText('PSSTFRPPPAR')).toBeVisible()
    expect(request.getByText('À régler au plus tard le 16 déc. 2026.')).toBeVisible()
  })

  it('is a page not found when it is not the reader’s', async () => {
    serve()
    await open('/invoices/404')
    expect(await screen.findByText('Page Not Found')).toBeVisible()
  })
})
