import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import type { Payment } from '~/shared/payment/payment'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { claimsOf, oldestFirst } from './detail/claims'
import { aPayment, customer, supplier } from './testing/fixtures'

const sent: [path: string, body: unknown][] = []
const asked: URL[] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const anOpenInvoice = { '@id': '/api/invoices/6', id: 6, number: 'FAC-S41-2026-000006', openAmount: 184.03 }

/** The API with some payments; what is sent is kept. */
function serve(payment: Payment = aPayment(), payments = [payment]) {
  const list = ({ request }: { request: Request }) => asked.push(new URL(request.url))
  const keep = async ({ request }: { request: Request }) => {
    sent.push([new URL(request.url).pathname, await request.json()])
    return HttpResponse.json(payment)
  }
  server.use(
    http.get('*/api/payments', (call) => {
      list(call)
      return page(payments)
    }),
    http.get('*/api/payments/31', () => HttpResponse.json(payment)),
    http.get('*/api/payments/404', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/invoices', (call) => {
      list(call)
      return page([{ ...anOpenInvoice, dueOn: '2026-12-20', supplier, customer }])
    }),
    http.get('*/api/users/12', () =>
      HttpResponse.json({ ...person('restaurant'), id: 12, relation: { id: 77, status: 'valid' } }),
    ),
    http.get('*/api/orders', () => page([{ '@id': '/api/orders/9', id: 9, number: 'CMD-2026-000009' }])),
    http.get('*/api/orders/9/payment_request', () => HttpResponse.json({ amount: 50 })),
    http.post('*/api/payments', keep),
    http.post('*/api/payments/31/:act', keep),
    http.get('*/api/accounts', () => page([{ '@id': '/api/accounts/77' }])),
    http.get('*/api/customers', () => page([])),
    http.get('*/api/suppliers', () => page([])),
    http.get('*/api/saved_views', () => page([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path: string, group: GroupCode = 'supplier') {
  const opened = await openScreen(path, group)
  return { ...opened, user: userEvent.setup() }
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

describe('the list of payments', () => {
  it('tells what each pays and what of it pays nothing, refunds taken off', async () => {
    const refund = aPayment({ id: 32, kind: 'refund', status: 'allocated', reference: '', amount: 10.78 })
    serve(aPayment(), [aPayment(), { ...refund, allocations: [], unallocatedAmount: 0 }])
    await open('/payments?status=["unallocated"]&from=2026-11-01')
    expect(await screen.findByRole('link', { name: 'VIR Bistrot 12' })).toHaveAttribute('href', '/payments/31')
    expect(screen.getByText('FAC-S41-2026-000005')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Remboursement' })).toHaveAttribute('href', '/payments/32')
    const words = plain(document.body)
    expect(words).toContain('10,78 €110,00 €')
    expect(words).toMatch(/[-−]10,78 €/)
    expect(asked[0]?.searchParams.getAll('status[]')).toEqual(['unallocated'])
    expect(asked[0]?.searchParams.get('receivedOn[gte]')).toBe('2026-11-01')
  })

  it('says where payments come from while there is none', async () => {
    serve(aPayment(), [])
    await open('/payments', 'restaurant')
    expect(await screen.findByText('Aucun paiement')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Saisir des paiements' })).toBeNull()
  })
})

describe('one payment', () => {
  it('tells what it pays, and offers nothing to who paid', async () => {
    serve()
    await open('/payments/31', 'restaurant')
    const pays = within(await screen.findByRole('region', { name: 'Ce que ce paiement règle' }))
    expect(pays.getByRole('link', { name: 'FAC-S41-2026-000005' })).toHaveAttribute('href', '/invoices/5')
    expect(plain(pays.getAllByRole('listitem')[1] as HTMLElement)).toBe('Pas encore affecté10,78 €')
    for (const name of ['Reprendre le paiement', 'Rembourser', 'Modifier l’affectation'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('leads its supplier to the account', async () => {
    serve()
    await open('/payments/31')
    expect(await screen.findByRole('link', { name: 'Voir le compte' })).toHaveAttribute('href', '/accounts/77')
  })

  it('is taken back with a reason', async () => {
    serve()
    const { user } = await open('/payments/31')
    await user.click(await screen.findByRole('button', { name: 'Reprendre le paiement' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reprendre ce paiement ?' }))
    await user.click(dialog.getByRole('button', { name: 'Reprendre' }))
    expect(sent).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Rejet de la banque')
    await user.click(dialog.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() =>
      expect(sent).toEqual([['/api/payments/31/reversal', { reason: 'Rejet de la banque', version: 1 }]]),
    )
    expect(await screen.findByText('Paiement repris')).toBeVisible()
  })

  it('tells why it was taken back, and is changed no more', async () => {
    const reversal = { reversedAt: '2026-11-22T09:00:00Z', reversalReason: 'Rejet de la banque' }
    serve(aPayment({ status: 'reversed', allocations: [], unallocatedAmount: 0, ...reversal }))
    await open('/payments/31')
    expect(await screen.findByText('Repris le 22 nov. 2026 : Rejet de la banque')).toBeVisible()
    expect(screen.getByText('Repris, il ne règle plus rien.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Modifier l’affectation' })).toBeNull()
  })

  it('of which a part pays nothing is given back', async () => {
    serve()
    const { user } = await open('/payments/31')
    await user.click(await screen.findByRole('button', { name: 'Rembourser' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remboursement' }))
    expect(dialog.getByRole('textbox', { name: 'Montant' })).toHaveDisplayValue(/^10,78/)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le remboursement' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        ['/api/payments', { supplier: '/api/users/3', customer: '/api/users/12', kind: 'refund', amount: 10.78 }],
      ]),
    )
  })

  it('is let pay another invoice too, no further than it reaches', async () => {
    serve()
    const { user } = await open('/payments/31')
    await user.click(await screen.findByRole('button', { name: 'Modifier l’affectation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Affecter le paiement' }))
    expect(asked.at(-1)?.searchParams.getAll('status[]')).toEqual(['to_pay', 'overdue'])
    expect(asked.at(-1)?.searchParams.getAll('kind[]')).toEqual(['invoice', 'deposit'])
    expect(dialog.getByRole('textbox', { name: 'Montant pour FAC-S41-2026-000005' })).toHaveDisplayValue(/^99,22/)
    expect(plain(dialog.getByText(/avant préparation/))).toBe('50,00 € à régler avant préparation')
    const other = dialog.getByRole('textbox', { name: 'Montant pour FAC-S41-2026-000006' })
    await user.type(other, '10,79')
    await user.tab()
    expect(plain(dialog.getByRole('status'))).toBe('0,01 € de trop : le paiement ne suffit pas')
    expect(dialog.getByRole('button', { name: 'Enregistrer l’affectation' })).toBeDisabled()
    await user.clear(other)
    await user.type(other, '10')
    await user.tab()
    expect(plain(dialog.getByRole('status'))).toBe('Reste au crédit : 0,78 €')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’affectation' }))
    const allocations = [
      { invoice: '/api/invoices/5', amount: 99.22 },
      { invoice: '/api/invoices/6', amount: 10 },
    ]
    await waitFor(() => expect(sent).toEqual([['/api/payments/31/allocations', { allocations, version: 1 }]]))
  })

  it('is a page not found when it is not the reader’s', async () => {
    serve()
    await open('/payments/404')
    expect(await screen.findByText('Page Not Found')).toBeVisible()
  })
})

describe('what a payment may pay', () => {
  const open = (id: number, cents: number, dueOn: string | null) => ({
    kind: dueOn ? ('invoice' as const) : ('order' as const),
    iri: dueOn ? `/api/invoices/${id}` : `/api/orders/${id}`,
    number: `N-${id}`,
    open: cents,
    dueOn,
  })

  it('is what is open and what it pays already, what is due first before the rest', () => {
    const claims = claimsOf(aPayment(), [open(8, 500, '2026-12-24'), open(5, 300, '2026-12-20'), open(9, 700, null)])
    expect(claims.map(({ iri, most, paid }) => [iri, most, paid])).toEqual([
      ['/api/orders/9', 700, 0],
      ['/api/invoices/5', 10222, 9922],
      ['/api/invoices/8', 500, 0],
    ])
    expect(claimsOf(aPayment(), []).map(({ iri, most, paid }) => [iri, most, paid])).toEqual([
      ['/api/invoices/5', 9922, 9922],
    ])
  })

  it('is settled from the oldest on until nothing is left', () => {
    expect(oldestFirst([{ most: 9922 }, { most: 18403 }, { most: 1 }], 28025)).toEqual([9922, 18103, 0])
  })
})
