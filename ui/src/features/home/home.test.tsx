import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Order, OrderSummary, WaitingKind } from '~/api/types'
import { aParty } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { anUnusedSummary, aSummary } from './testing/fixtures'

const order: Order = {
  '@id': '/api/orders/9',
  id: 9,
  number: 'CMD-2026-000009',
  status: 'incident',
  origin: 'millesime',
  customer: aParty(3, 'Le Comptoir des Tilleuls', 'restaurant'),
  supplier: aParty(5, 'Maison Delorme', 'supplier'),
  totalUnitProduct: 12,
  totalPriceTaxExcl: 153.36,
  totalPriceTaxIncl: 184.03,
  openAmount: 184.03,
  totalAgentFees: 0,
  onBehalf: false,
  createdAt: '2026-11-20T08:43:05Z',
  transitions: [],
  commentRequired: [],
  customerReference: '',
  wishedDeliveryOn: null,
}

/** Two orders to pay and a quotation to answer. */
const waiting: WaitingKind[] = [
  { kind: 'pay', list: 'orders', statuses: ['waiting_payment'], count: 2 },
  { kind: 'quotation', list: 'quotations', statuses: ['quotation'], count: 1 },
]

function serve(summary: OrderSummary, orders: Order[] = [order], kinds: WaitingKind[] = []): void {
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  server.use(
    http.get('*/api/waiting', () => HttpResponse.json({ total, kinds })),
    http.get('*/api/quotations', () =>
      HttpResponse.json({
        'hydra:member': [{ ...order, '@id': '/api/quotations/8', id: 8, quotationNumber: 'DEV-2026-000008' }],
        'hydra:totalItems': 1,
      }),
    ),
    http.get('*/api/invoices/summary', () =>
      HttpResponse.json({
        toPay: { count: 2, amount: 184.03 },
        overdue: { count: 1, amount: 99.22 },
        paid: { count: 0, amount: 0 },
        paidSince: '2025-11-20',
        lacking: [],
      }),
    ),
    http.get('*/api/invoicing_mandates/*', () =>
      HttpResponse.json({ acceptedAt: null, issuedElsewhere: false, waiting: [] }),
    ),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json(summary)),
    http.get('*/api/orders', () => HttpResponse.json({ 'hydra:member': orders, 'hydra:totalItems': orders.length })),
  )
}

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

describe('the home screen', () => {
  it('R-2.009 says what waits for its reader, each line a way to it', async () => {
    serve(aSummary, [order], waiting)
    await openScreen('/', 'restaurant')
    const todo = await panel('À traiter')
    const pay = await todo.findByRole('link', { name: '2 commandes à payer' })
    expect(decodeURIComponent(pay.getAttribute('href') ?? '')).toBe('/orders?tab=todo&status=["waiting_payment"]')
    const oldest = await todo.findByRole('link', { name: /^CMD.2026.000009 · Maison Delorme/ })
    expect(oldest).toHaveAttribute('href', '/orders/9')
    const quotation = await todo.findByRole('link', { name: 'Un devis attend votre réponse' })
    await waitFor(() => expect(quotation).toHaveAttribute('href', '/quotations/8'))
    expect(screen.getByText(/3 points à traiter/)).toBeDefined()
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }))
    expect(menu.getByRole('link', { name: /^Commandes\s*2 à traiter$/ })).toBeDefined()
    expect(menu.getByRole('link', { name: /^Devis\s*1 à traiter$/ })).toBeDefined()
    expect(menu.getByRole('link', { name: 'Échantillons' })).toBeDefined()
  })

  it('leads to the invoices that are late or due soon, the first to be paid first', async () => {
    serve(aSummary, [order], [{ kind: 'pay_invoice', list: 'invoices', statuses: ['overdue', 'due_soon'], count: 2 }])
    const asked: URLSearchParams[] = []
    server.use(
      http.get('*/api/invoices', ({ request }) => {
        asked.push(new URL(request.url).searchParams)
        const invoice = { id: 4, number: 'FAC-S4-2026-000004', supplier: order.supplier, dueOn: '2026-11-12' }
        return HttpResponse.json({ 'hydra:member': [invoice], 'hydra:totalItems': 2 })
      }),
    )
    await openScreen('/', 'restaurant')
    const todo = await panel('À traiter')
    const pay = await todo.findByRole('link', { name: '2 factures à payer' })
    expect(decodeURIComponent(pay.getAttribute('href') ?? '')).toBe(
      '/invoices?status=["overdue","due_soon"]&sort=dueOn',
    )
    const oldest = await todo.findByRole('link', { name: /^FAC.S4.2026.000004 · Maison Delorme/ })
    expect(oldest).toHaveAttribute('href', '/invoices/4')
    expect([asked[0]?.getAll('status[]'), asked[0]?.get('order[dueOn]')]).toEqual([['overdue', 'due_soon'], 'asc'])
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }))
    expect(menu.getByRole('link', { name: /^Factures\s*2 à traiter$/ })).toBeDefined()
  })

  it('leads a supplier to what is late and to payments that pay nothing yet', async () => {
    serve(
      aSummary,
      [order],
      [
        { kind: 'collect_invoice', list: 'invoices', statuses: ['overdue'], count: 3 },
        { kind: 'allocate_payment', list: 'payments', statuses: ['unallocated'], count: 2 },
      ],
    )
    const payment = { id: 8, customer: order.customer, unallocatedAmount: 28.28, receivedOn: '2026-11-12' }
    server.use(
      http.get('*/api/invoices', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 3 })),
      http.get('*/api/payments', () => HttpResponse.json({ 'hydra:member': [payment], 'hydra:totalItems': 2 })),
    )
    await openScreen('/', 'supplier')
    const todo = await panel('À traiter')
    const late = await todo.findByRole('link', { name: '3 factures en retard à relancer' })
    expect(decodeURIComponent(late.getAttribute('href') ?? '')).toBe('/invoices?status=["overdue"]&sort=dueOn')
    const free = await todo.findByRole('link', { name: '2 paiements à affecter ou à rembourser' })
    expect(decodeURIComponent(free.getAttribute('href') ?? '')).toBe('/payments?status=["unallocated"]')
    const oldest = await todo.findByRole('link', { name: /^28,28\s€ · Le Comptoir des Tilleuls/ })
    expect(oldest).toHaveAttribute('href', '/payments/8')
  })

  it('counts as under way what the tab of that name holds', async () => {
    serve({
      ...aSummary,
      open: 9,
      byStatus: [
        { status: 'processing', count: 3 },
        { status: 'incident', count: 6 },
      ],
    })
    await openScreen('/', 'restaurant')
    const tile = await screen.findByRole('link', { name: 'Commandes en cours' })
    expect(tile).toHaveAttribute('href', '/orders?tab=inProgress')
    expect(tile.parentElement).toHaveTextContent(/^Commandes en cours3/)
  })

  it('R-2.009 opens the orders behind a figure', async () => {
    serve(aSummary)
    await openScreen('/', 'restaurant')
    const tile = await screen.findByRole('link', { name: 'Achats en novembre, HT' })
    expect(tile.getAttribute('href')).toBe('/orders?from=2026-11-01&to=2026-11-30')
    expect(tile.parentElement).toHaveTextContent('236,04 €')
  })

  it.each([
    ['restaurant', 'À payer, TTC'],
    ['supplier', 'À encaisser, TTC'],
    ['admin', 'À encaisser, TTC'],
  ] as const)('says what of the invoices of %s is open, and what is late, each with its rows', async (group, label) => {
    serve(aSummary)
    await openScreen('/', group)
    const tile = await screen.findByRole('link', { name: label })
    await waitFor(() => expect(tile.parentElement).toHaveTextContent('283,25 €'))
    expect(decodeURIComponent(tile.getAttribute('href') ?? '')).toBe('/invoices?status=["to_pay","overdue"]&sort=dueOn')
    const late = screen.getByRole('link', { name: /^dont 99,22\s€ en retard$/ })
    expect(decodeURIComponent(late.getAttribute('href') ?? '')).toBe('/invoices?status=["overdue"]&sort=dueOn')
  })

  it('tells a supplier without a mandate what waits for its invoices', async () => {
    serve(aSummary)
    server.use(
      http.get('*/api/invoicing_mandates/*', () =>
        HttpResponse.json({ acceptedAt: null, issuedElsewhere: false, waiting: [{}, {}, {}] }),
      ),
    )
    await openScreen('/', 'supplier')
    expect(await screen.findByText(/3 commandes livrées attendent leur facture/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Activez la facturation' })).toHaveAttribute('href', '/invoices')
  })

  it('tells an agent what it earns this month', async () => {
    serve({ ...aSummary, month: { ...aSummary.month, totalAgentFees: 41.5 } })
    await openScreen('/', 'commercial_agent')
    const tile = await screen.findByRole('link', { name: 'Commission en novembre' })
    expect(tile.parentElement).toHaveTextContent('41,50 €')
  })

  it('counts with tax for individuals', async () => {
    serve(aSummary)
    await openScreen('/', 'customer')
    const tile = await screen.findByRole('link', { name: 'Achats en novembre, TTC' })
    expect(tile.parentElement).toHaveTextContent('283,25 €')
    const latest = await panel('Dernières commandes')
    expect(await latest.findByText('184,03 €')).toBeDefined()
  })

  it('reads the chart month by month with the keyboard, beside the year before', async () => {
    serve(aSummary)
    await openScreen('/', 'restaurant')
    const chart = await screen.findByRole('slider', { name: /Achats sur 12 mois/ })
    expect(chart).toHaveAttribute('aria-valuetext', 'novembre 2026 : 236,04\u00A0€')
    fireEvent.focus(chart)
    expect(await screen.findByText('2025 : 118,02 € (+100 %)')).toBeDefined()
    fireEvent.change(chart, { target: { value: '10' } })
    expect(chart).toHaveAttribute('aria-valuetext', 'octobre 2026 : 0,00\u00A0€')
  })

  it('shows the chart as a table', async () => {
    serve(aSummary)
    const user = userEvent.setup()
    await openScreen('/', 'restaurant')
    await user.click(await screen.findByRole('button', { name: 'Voir le tableau' }))
    expect(screen.getByRole('row', { name: /^novembre 2026 2 236,04\s€ 118,02\s€$/ })).toBeDefined()
  })

  it('shows somebody new the first steps instead of zeros', async () => {
    serve(anUnusedSummary, [])
    await openScreen('/', 'cse')
    const steps = await panel('Pour bien commencer')
    expect(steps.getByRole('link', { name: /Parcourir le catalogue/ })).toBeDefined()
    expect(screen.queryByText('0,00 €')).toBeNull()
  })

  it('lets a panel fail and ask again while the others go on', async () => {
    serve(aSummary)
    let fails = true
    server.use(
      http.get('*/api/waiting', () =>
        fails
          ? new HttpResponse(null, { status: 500 })
          : HttpResponse.json({
              total: 1,
              kinds: [{ kind: 'confirm', list: 'orders', statuses: ['processing'], count: 1 }],
            }),
      ),
    )
    const user = userEvent.setup()
    await openScreen('/', 'supplier')
    const latest = await panel('Dernières commandes')
    expect(await latest.findByRole('link', { name: /CMD/ })).toBeDefined()
    const todo = await panel('À traiter')
    expect(await todo.findByRole('alert')).toBeDefined()
    fails = false
    await user.click(todo.getByRole('button', { name: 'Réessayer' }))
    await waitFor(async () => expect(await todo.findByText('Une commande à valider')).toBeDefined())
  })
})
