import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '~/app/query-client'
import { loadTexts } from '~/shared/i18n/i18n'
import { setUser } from '~/shared/session/session'
import { person } from '~/testing/people'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { PayDialog } from './PayDialog'
import type { Payable } from './payment'

const invoice: Payable = {
  kind: 'invoice',
  iri: '/api/invoices/5',
  number: 'FAC-S41-2026-000005',
  open: 99.22,
  supplier: { '@id': '/api/users/3', company: 'Château Cantelaude' },
  customer: { '@id': '/api/users/12', company: 'Le Bistrot' },
}

const sent: unknown[] = []

async function open(of: Payable = invoice) {
  setUser(person('supplier'))
  await loadTexts('payment')
  const onClose = vi.fn()
  await renderPart(
    <QueryClientProvider client={createQueryClient()}>
      <PayDialog of={of} onClose={onClose} />
    </QueryClientProvider>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: `Paiement de ${of.number}` }))
  const user = userEvent.setup()
  const amount = dialog.getByRole('textbox', { name: 'Montant' })
  const pay = async (euros: string) => {
    await user.clear(amount)
    await user.type(amount, euros)
    await user.tab()
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Enregistrer le paiement' }))
  return { dialog, user, amount, pay, save, onClose }
}

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')

const answer = (...answers: [body: object, status: number][]) =>
  server.use(
    http.post('*/api/payments', async ({ request }) => {
      sent.push(await request.json())
      const [body, status] = answers[sent.length - 1] ?? [{}, 201]
      return HttpResponse.json(body, { status })
    }),
  )

beforeEach(() => {
  sent.length = 0
})

it('proposes all that is open', async () => {
  answer()
  const { amount, save, onClose } = await open()
  expect(amount).toHaveDisplayValue(/^99,22/)
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([
    {
      kind: 'transfer',
      supplier: '/api/users/3',
      customer: '/api/users/12',
      amount: 99.22,
      allocations: [{ invoice: '/api/invoices/5', amount: 99.22 }],
    },
  ])
})

it('tells what is left to pay of a part', async () => {
  answer()
  const { dialog, pay, save } = await open({ ...invoice, kind: 'order', iri: '/api/orders/9' })
  await pay('96,22')
  expect(plain(dialog.getByText(/resteront/).textContent)).toBe('3,00 € resteront à payer')
  await save()
  await waitFor(() =>
    expect(sent).toMatchObject([{ amount: 96.22, allocations: [{ order: '/api/orders/9', amount: 96.22 }] }]),
  )
})

it('leaves what is too much to the customer', async () => {
  answer()
  const { dialog, pay, save } = await open()
  await pay('110')
  expect(plain(dialog.getByText(/resteront/).textContent)).toBe('10,78 € resteront au crédit du client')
  await save()
  await waitFor(() =>
    expect(sent).toMatchObject([{ amount: 110, allocations: [{ invoice: '/api/invoices/5', amount: 99.22 }] }]),
  )
})

it('asks whether a like payment is another one before it enters it again', async () => {
  const words = 'Un paiement du même jour, du même montant et de la même référence est déjà saisi.'
  answer([{ code: 'payments.entered_before', 'hydra:description': words }, 409])
  const { dialog, user, save, onClose } = await open()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await save()
  await user.click(await dialog.findByRole('checkbox', { name: 'C’est un autre paiement du même montant' }))
  await save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ enteredAgain: false }, { enteredAgain: true }])
})
