import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Account, AccountDetail } from './account'
import { accountCsv } from './account-csv'

const asked: URLSearchParams[] = []

const supplier = { '@id': '/api/users/3', id: 3, company: 'Château Cantelaude', group: 'supplier' as const }
const customer = { '@id': '/api/users/12', id: 12, company: 'Le Bistrot', group: 'restaurant' as const }

/** 184.03 was invoiced, of which 181.03 came: 3.00 are open and overdue, 10.78 were paid ahead. */
const anAccount = (changes: Partial<Account> = {}): Account => ({
  '@id': '/api/accounts/77',
  supplier,
  customer,
  openAmount: 3,
  overdueAmount: 3,
  unallocatedAmount: 10,
  advancedAmount: 0.78,
  balance: -7.78,
  aging: { notDue: 0, to30: 3, to60: 0, to90: 0, beyond90: 0 },
  ...changes,
})

const entry = { payment: null, invoice: null, dueOn: null, number: '' }

const aDetail = (changes: Partial<AccountDetail> = {}): AccountDetail => ({
  ...anAccount(),
  from: '2025-11-29',
  to: '2026-11-28',
  openingBalance: 0,
  closingBalance: -7.78,
  bankDetails: null,
  entries: [
    {
      ...entry,
      on: '2026-10-10',
      kind: 'invoice',
      invoice: '/api/invoices/6',
      number: 'FAC-6',
      dueOn: '2026-11-09',
      amount: 184.03,
      balance: 184.03,
    },
    {
      ...entry,
      on: '2026-11-20',
      kind: 'payment',
      payment: '/api/payments/31',
      number: 'VIR 12',
      amount: -191.81,
      balance: -7.78,
    },
  ],
  ...changes,
})

function serve(account = aDetail(), accounts = [anAccount()]) {
  server.use(
    http.get('*/api/accounts', () =>
      HttpResponse.json({ 'hydra:member': accounts, 'hydra:totalItems': accounts.length }),
    ),
    http.get('*/api/accounts/77', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const [from, to] = [query.get('from'), query.get('to')]
      return HttpResponse.json({ ...account, ...(from && { from }), ...(to && { to }) })
    }),
    http.get('*/api/accounts/404', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path: string, group: GroupCode = 'supplier') {
  const opened = await openScreen(path, group)
  return { ...opened, user: userEvent.setup() }
}

const plain = (element: Element | null) => element?.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

beforeEach(() => {
  asked.length = 0
})

describe('the accounts', () => {
  it('tell what is open, overdue and unallocated of each, and lead there', async () => {
    serve()
    await open('/accounts')
    const link = await screen.findByRole('link', { name: 'Le Bistrot' })
    expect(link).toHaveAttribute('href', '/accounts/77')
    expect(plain(link.closest('tr'))).toMatch(/3,00 €.*3,00 €10,78 €−7,78 €/)
  })

  it('of two without a relation are told, and lead nowhere', async () => {
    serve(aDetail(), [anAccount({ '@id': null })])
    await open('/accounts')
    expect(await screen.findByText('Le Bistrot')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Le Bistrot' })).toBeNull()
  })

  it('say so when everything is settled', async () => {
    serve(aDetail(), [])
    await open('/accounts', 'restaurant')
    expect(await screen.findByText('Tout est soldé')).toBeVisible()
  })
})

describe('an account', () => {
  it.each(['supplier', 'restaurant'] as const)('reads the same to both sides: %s', async (group) => {
    serve()
    await open('/accounts/77', group)
    const entries = within(await screen.findByRole('table', { name: 'Écritures' }))
    const rows = entries.getAllByRole('row').map(plain)
    expect(rows.slice(1)).toEqual([
      'Solde avant le 29 nov. 20250,00 €',
      '10 oct. 2026Facture FAC-6 échéance 9 nov. 2026184,03 €184,03 €',
      expect.stringMatching(/^20 nov. 2026Paiement VIR 12191,81 €[-−]7,78 €$/),
      expect.stringMatching(/^Solde au 28 nov. 2026[-−]7,78 €$/),
    ])
    expect(entries.getByRole('link', { name: 'Paiement VIR 12' })).toHaveAttribute('href', '/payments/31')
    expect(plain(screen.getByRole('region', { name: 'Échéances' }))).toContain('1 à 30 jours3,00 €')
    const figures = plain(screen.getByRole('region', { name: 'Le compte en chiffres' }))
    expect(figures).toContain('En retard3,00 €')
    expect(figures).toContain('Avances et avoirs10,78 €')
  })

  it('lets its supplier alone give back what is unallocated', async () => {
    serve()
    await open('/accounts/77', 'restaurant')
    await screen.findByRole('table', { name: 'Écritures' })
    expect(screen.queryByRole('button', { name: 'Rembourser' })).toBeNull()
  })

  it('is read for a month that is chosen, and says when nothing happened', async () => {
    serve(aDetail({ entries: [] }))
    const { user, address } = await open('/accounts/77?from=2026-10-01&to=2026-10-31')
    expect(await screen.findByText('Aucune écriture sur cette période.')).toBeVisible()
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ from: '2026-10-01', to: '2026-10-31' })
    const period = screen.getByRole('combobox', { name: 'Période' })
    await user.click(period)
    await user.click(await screen.findByRole('option', { name: 'Douze derniers mois', hidden: true }))
    await waitFor(() => expect(address()).toBe('/accounts/77'))
    expect(screen.queryByRole('group', { name: 'Du, au' })).toBeNull()
    await user.click(period)
    await user.click(await screen.findByRole('option', { name: 'Autres dates', hidden: true }))
    expect(await screen.findByRole('group', { name: 'Du, au' })).toBeVisible()
  })

  it('leads to the statements of its months', async () => {
    serve()
    await open('/accounts/77', 'restaurant')
    const link = await screen.findByRole('link', { name: 'Relevés mensuels' })
    expect(link).toHaveAttribute('href', '/documents?tab=releve&supplier=3')
  })

  it('is printed as a statement of the chosen days', async () => {
    serve()
    const { user } = await open('/accounts/77?from=2026-11-01&to=2026-11-30')
    await user.click(await screen.findByRole('link', { name: 'Relevé' }))
    const sheet = await screen.findByRole('article')
    expect(plain(sheet)).toContain('Relevé de compte du 1er nov. 2026 au 30 nov. 2026')
    expect(plain(sheet)).toContain('À ce jour : 3,00 € à régler, dont 3,00 € en retard, 10,78 € d’avances et avoirs')
    expect(within(sheet).queryByRole('link')).toBeNull()
  })

  it('tells on its statement where to pay, and who pays whom', async () => {
    server.use(
      http.get('*/api/users/:id', ({ params }) =>
        HttpResponse.json({
          id: Number(params.id),
          siret: '73282932000074',
          addresses: [
            {
              id: 1,
              typeAddress: 'billing',
              label: '',
              company: '',
              street: '4 rue des Vignes',
              street2: '',
              postcode: '33250',
              city: 'Pauillac',
              country: 'FR',
              phone: '',
            },
          ],
        }),
      ),
    )
    serve(aDetail({ bankDetails: { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' } }))
    await openScreen('/accounts/77?paper=statement', 'supplier')
    const sheet = await screen.findByRole('article')
    expect(plain(sheet)).toContain(
      'À régler à Château Cantelaude, IBAN FR76 3000 6000 0112 3456 7890 189 (BIC AGRIFRPP)',
    )
    await waitFor(() => expect(within(sheet).getAllByText('4 rue des Vignes')).toHaveLength(2))
    expect(plain(sheet)).toContain('SIREN 732 829 320')
  })

  it('is exported with what was invoiced and paid in columns of their own', () => {
    const lines = accountCsv(((key: string) => key) as never, aDetail()).split('\r\n')
    expect(lines[1]).toBe('29/11/2025;account.opening;;;;0,00')
    expect(lines[2]).toBe('10/10/2026;account.entry.invoice FAC-6;09/11/2026;184,03;;184,03')
    expect(lines[3]).toBe('20/11/2026;account.entry.payment VIR 12;;;191,81;-7,78')
    expect(lines[4]).toBe('28/11/2026;account.closing;;;;-7,78')
  })

  it('is a page not found to everybody else', async () => {
    serve()
    await open('/accounts/404')
    expect(await screen.findByText('Page Not Found')).toBeVisible()
  })
})
