import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { database } from '~/shared/queue/database'
import { showDraft } from '~/shared/queue/drafts'
import { storageOwner } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aPayment, customer } from '../testing/fixtures'
import { readPayments } from './paste'
import { leftOf, spentBy } from './proposals'
import { bodyOf, changed, left, newRow, taking } from './rows'

const sent: { rows: Record<string, unknown>[] }[] = []
const asked: URLSearchParams[] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const part = (id: number, amount: number) => ({
  invoice: `/api/invoices/${id}`,
  order: null,
  number: `FAC-${id}`,
  amount,
  openAmount: amount,
  dueOn: '2026-12-16',
})

/** What fits 280.25: two invoices, of the second of which 3.00 stay open. */
const proposal = {
  customer,
  by: 'amount' as const,
  allocations: [part(5, 99.22), part(6, 181.03)],
  unallocatedAmount: 0,
}

/** The API with a proposal for 280.25; a payment of 20.00 was entered before, and is refused once. */
function serve() {
  server.use(
    http.get('*/api/payments/proposals', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      return HttpResponse.json({
        '@type': 'PaymentProposals',
        proposals: query.get('amount') === '280.25' ? [proposal] : [],
      })
    }),
    http.post('*/api/payments/bulk', async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number]
      sent.push(body)
      const error = { code: 'payments.entered_before', message: 'Ce paiement est déjà saisi.' }
      return HttpResponse.json({
        results: body.rows.map(({ amount, enteredAgain }) =>
          amount === 20 && !enteredAgain ? { payment: null, error } : { payment: aPayment(), error: null },
        ),
      })
    }),
    http.get('*/api/payments', () => page([])),
    http.get('*/api/customers', () => page([{ ...customer, userGroup: { code: 'restaurant' } }])),
    http.get('*/api/suppliers', () => page([{ id: 41, company: 'Château Cantelaude' }])),
    http.get('*/api/saved_views', () => page([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(group: GroupCode = 'supplier') {
  serve()
  const opened = await openScreen('/payments/create', group)
  return { ...opened, user: userEvent.setup() }
}

const row = async (at: number) => within(await screen.findByRole('group', { name: `Paiement ${at}` }))
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

/** Chooses the customer of a row. */
async function choose(user: ReturnType<typeof userEvent.setup>, field: HTMLElement) {
  await user.click(field)
  const list = await waitFor(() => {
    const found = document.getElementById(field.getAttribute('aria-controls') ?? '')
    if (!found) throw new Error('the list is not open')
    return found
  })
  await user.click(await within(list).findByRole('option', { name: 'Le Bistrot', hidden: true }))
}

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Coller un relevé' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Coller un relevé' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Relevé' }), { target: { value: text } })
  await user.click(dialog.getByRole('button', { name: 'Ajouter ces paiements' }))
}

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

afterEach(async () => {
  await (await database()).clear('drafts')
  showDraft(`${storageOwner()} /payments/create`, null)
})

describe('payments that are entered by keyboard', () => {
  it('take what is proposed by Enter, and go on to the next row by another', async () => {
    const { user } = await open()
    const first = await row(1)
    await user.type(first.getByRole('textbox', { name: 'Montant' }), '280,25')
    const [offer] = await first.findAllByRole('button', { name: /^Le Bistrot/ })
    expect(plain(offer as HTMLElement)).toContain('Le Bistrot : FAC-5 (99,22 €), FAC-6 (181,03 €)par le montant')
    expect(asked.at(-1)?.get('supplier')).toBe('/api/users/3')
    await user.keyboard('{Enter}')
    expect(plain(await first.findByText(/^Règle/))).toBe('Règle FAC-5 (99,22 €), FAC-6 (181,03 €)')
    await user.keyboard('{Enter}')
    expect((await row(2)).getByRole('combobox', { name: 'Client' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 paiement' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          rows: [
            {
              supplier: '/api/users/3',
              customer: '/api/users/12',
              amount: 280.25,
              allocations: [
                { invoice: '/api/invoices/5', amount: 99.22 },
                { invoice: '/api/invoices/6', amount: 181.03 },
              ],
            },
          ],
        },
      ]),
    )
    expect(await screen.findByText('1 paiement enregistré')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Paiements' })).toBeVisible()
  })

  it('begin in the first field, and know a customer by its name in full', async () => {
    const { user } = await open()
    const field = (await row(1)).getByRole('combobox', { name: 'Client' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.paste('le bistrot')
    await user.tab()
    await waitFor(() => expect(field).toHaveValue('Le Bistrot'))
  })

  it('say that customers could not be looked for', async () => {
    const { user } = await open()
    server.use(http.get('*/api/customers', () => new HttpResponse(null, { status: 500 })))
    await user.click((await row(1)).getByRole('combobox', { name: 'Client' }))
    await user.keyboard('bis')
    expect(await screen.findByText('La recherche n’a pas abouti')).toBeInTheDocument()
  })

  it('tell at the field what an amount may be', async () => {
    const { user } = await open()
    await user.type((await row(1)).getByRole('textbox', { name: 'Montant' }), '1000000000,01')
    await user.tab()
    expect((await row(1)).getByRole('textbox', { name: 'Montant' })).toBeInvalid()
    expect(await screen.findByText(/1.000.000.000,00/)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('take all that leaves no choice at once, and nothing twice', async () => {
    const { user } = await open()
    await paste(
      user,
      '20/11/2026;Le Bistrot;280,25;VIR 1\n21/11/2026;Le Bistrot;280,25;VIR 2\n21/11/2026;La Cave;20;VIR 3',
    )
    await user.click(await screen.findByRole('button', { name: 'Tout accepter' }))
    expect(await screen.findByText('1 proposition acceptée')).toBeVisible()
    expect((await row(1)).getByText(/^Règle/)).toBeVisible()
    expect((await row(2)).queryByText(/^Règle/)).toBeNull()
    expect((await row(3)).queryByText(/^Règle/)).toBeNull()
  })

  it('are not offered what another one takes already', async () => {
    const { user } = await open()
    await paste(user, '20/11/2026;Le Bistrot;280,25;VIR 1\n21/11/2026;Le Bistrot;280,25;VIR 2')
    const [first, second] = [await row(1), await row(2)]
    expect(await second.findByRole('list', { name: 'Propositions' })).toBeVisible()
    await user.click(await first.findByRole('button', { name: /^Le Bistrot/ }))
    expect(second.queryByRole('list', { name: 'Propositions' })).toBeNull()
    expect(await screen.findByText(/^dont 280,25.€ affectés$/)).toBeVisible()
    await user.click(first.getByRole('button', { name: 'Ne rien affecter' }))
    expect(await second.findByRole('list', { name: 'Propositions' })).toBeVisible()
  })

  it('allocate nothing that nobody took', async () => {
    const { user } = await open()
    const first = await row(1)
    await choose(user, first.getByRole('combobox', { name: 'Client' }))
    await user.type(first.getByRole('textbox', { name: 'Montant' }), '280,25')
    expect(await first.findByRole('list', { name: 'Propositions' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 paiement' }))
    await waitFor(() => expect(sent).toMatchObject([{ rows: [{ amount: 280.25, allocations: [] }] }]))
  })

  it('are sent once: those that were refused stay with why, and are sent again alone', async () => {
    const { user } = await open()
    await paste(user, '20/11/2026;Le Bistrot;280,25;VIR 1\n21/11/2026;Le Bistrot;20;VIR 2\nhier;Inconnu;rien;')
    expect(await screen.findByText('3 paiements ajoutés')).toBeVisible()
    const [, second, third] = [await row(1), await row(2), await row(3)]
    expect(third.getByText('Donneur d’ordre : Inconnu')).toBeVisible()
    await user.click(third.getByRole('button', { name: 'Retirer le paiement 3' }))
    await user.click(await (await row(1)).findByRole('button', { name: /^Le Bistrot/ }))
    await choose(user, second.getByRole('combobox', { name: 'Client' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer 2 paiements' }))
    const banner = await screen.findByText('Enregistrement partiel : 1 paiement enregistré')
    expect(banner).toBeVisible()
    expect(screen.getByText('1 ligne n’a pas été enregistrée : son motif est indiqué dessous.')).toBeVisible()
    expect(screen.queryByText('1 paiement enregistré')).toBeNull()
    expect(screen.queryByText('Enregistrement impossible')).toBeNull()
    const kept = await row(1)
    expect(kept.getByText('Ce paiement est déjà saisi.')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Paiement 2' })).toBeNull()
    await user.click(kept.getByRole('checkbox', { name: 'C’est un autre paiement du même montant' }))
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 paiement' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.rows).toMatchObject([{ reference: 'VIR 2', amount: 20, enteredAgain: true }])
  })

  it('name the supplier first where an administrator enters them', async () => {
    const { user } = await open('admin')
    await screen.findByRole('combobox', { name: 'Fournisseur' })
    expect(screen.queryByRole('group', { name: 'Paiement 1' })).toBeNull()
    await user.click(screen.getByRole('combobox', { name: 'Fournisseur' }))
    await user.click(await screen.findByRole('option', { name: 'Château Cantelaude', hidden: true }))
    expect((await row(1)).getByRole('textbox', { name: 'Montant' })).toBeVisible()
  })

  it('want at least one, and each its payer and its amount', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Saisissez au moins un paiement.')).toBeVisible()
    await user.type((await row(1)).getByRole('textbox', { name: 'Référence' }), 'VIR')
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 paiement' }))
    expect((await row(1)).getByRole('textbox', { name: 'Montant' })).toBeInvalid()
    expect((await row(1)).getByRole('combobox', { name: 'Client' })).toBeInvalid()
    expect(sent).toEqual([])
  })
})

describe('a pasted statement', () => {
  const read = (text: string) =>
    readPayments(text).map(({ receivedOn, name, amount, reference }) => [receivedOn, name, amount, reference])

  it('is read in the usual order', () => {
    expect(read('20/11/2026;Le Bistrot;1 280,25 €;FAC-5\n2026-11-21\tLa Cave\t99.22')).toEqual([
      ['2026-11-20', 'Le Bistrot', 128025, 'FAC-5'],
      ['2026-11-21', 'La Cave', 9922, ''],
    ])
  })

  it('is read by the names of its columns, without what was paid out', () => {
    expect(read('Libellé;Montant;Date\nVIR BISTROT;280,25;20/11/26\nLOYER;-900,00;20/11/26')).toEqual([
      ['2026-11-20', '', 28025, 'VIR BISTROT'],
    ])
  })

  it('leaves empty what it cannot read', () => {
    expect(read('hier;Le Bistrot;beaucoup;')).toEqual([['', 'Le Bistrot', null, '']])
  })
})

describe('a row', () => {
  const taken = taking(newRow({ amount: 28025, receivedOn: '2026-11-20' }), proposal)

  it('pays what was taken until its amount or its payer is another one', () => {
    expect(taken.customer).toEqual({ id: 12, company: 'Le Bistrot' })
    expect(changed(taken, { reference: 'VIR' }).taken).not.toBeNull()
    expect(changed(taken, { amount: 28000 }).taken).toBeNull()
    expect(changed(taken, { customer: null }).taken).toBeNull()
  })

  it('comes to what it pays where it has no amount yet', () => expect(taking(newRow(), proposal).amount).toBe(28025))

  it('is offered what others leave of an invoice, and no amount that fits no more', () => {
    const spent = spentBy([
      taking(newRow({ amount: 10000 }), { ...proposal, allocations: [{ ...part(5, 99.22), amount: 40 }] }),
    ])
    expect(spent).toEqual({ '/api/invoices/5': 4000 })
    expect(leftOf([proposal], spent)).toEqual([])
    expect(leftOf([{ ...proposal, by: 'reference', unallocatedAmount: 1.5 }], spent)).toMatchObject([
      { allocations: [{ amount: 59.22, openAmount: 59.22 }, { amount: 181.03 }], unallocatedAmount: 41.5 },
    ])
    expect(leftOf([{ ...proposal, by: 'name' }], { '/api/invoices/5': 9922, '/api/invoices/6': 18103 })).toEqual([])
  })

  it('pays an order as well as an invoice', () => {
    const order = { ...part(9, 280.25), invoice: null, order: '/api/orders/9' }
    const { allocations } = bodyOf('3', { ...taken, taken: { allocations: [order], unallocatedAmount: 0 } })
    expect(allocations).toEqual([{ order: '/api/orders/9', amount: 280.25 }])
  })

  it('goes once it is entered, and stays while it is not', () => {
    const [one, two, three] = [newRow({ key: '1' }), newRow({ key: '2' }), newRow({ key: '3' })]
    const error = { code: 'x', message: 'Non.' }
    const rest = left([one, two, three], [one, two], [{ error: null }, { error }])
    expect(rest.map(({ key, refusal }) => [key, refusal])).toEqual([
      ['2', error],
      ['3', null],
    ])
  })
})
