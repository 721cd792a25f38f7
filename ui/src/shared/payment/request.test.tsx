import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { renderPart } from '~/testing/render-part'
import { PaymentRequest } from './PaymentRequest'
import { type Reader, type Request, readerOf } from './requests'

const request: Request = {
  number: 'CMD-2026-000009',
  reference: 'CMD-2026-000009',
  holder: 'Château Cantelaude',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPPAR',
  amount: 200,
  paidAmount: 100,
  dueOn: null,
  until: '2026-11-30T17:00:00Z',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
}

async function show(changes: Partial<Request> = {}, reader: Reader = 'buyer') {
  await loadTexts('payment')
  const user = userEvent.setup()
  await renderPart(<PaymentRequest request={{ ...request, ...changes }} reader={reader} />)
  await screen.findByText('Reste à régler')
  return user
}

const words = () => document.body.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

it('says how much, to whom, under which reference and until when', async () => {
  await show()
  for (const part of [
    'Reste à régler200,00 €',
    'Déjà reçu 100,00 € sur 300,00 €',
    'FR14 2004 1010 0505 0001 3M02 606',
    'PSSTFRPPPAR',
    'CMD-2026-000009',
    'À régler avant le 30 nov. 2026, 18:00 : passé ce délai, la commande est annulée.',
  ])
    expect(words()).toContain(part)
})

it('copies the IBAN as banks take it, and the reference', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Copier l’IBAN' }))
  expect(await screen.findByRole('button', { name: 'Copié' })).toHaveFocus()
  expect(await navigator.clipboard.readText()).toBe('FR1420041010050500013M02606')
  await user.click(screen.getByRole('button', { name: 'Copier la référence' }))
  expect(await navigator.clipboard.readText()).toBe('CMD-2026-000009')
  expect(screen.getByRole('button', { name: 'Copier l’IBAN' })).toBeVisible()
})

it('draws the code as a picture, never as part of the page', async () => {
  await show()
  const code = screen.getByRole('img', { name: /^Code de virement SEPA de 200,00.€ à Château Cantelaude$/ })
  expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(document.querySelector('svg script')).toBeNull()
})

it('says what to do where the supplier has told no account', async () => {
  await show({ iban: '', bic: '', qr: null, paidAmount: 0 })
  expect(words()).toContain('Château Cantelaude n’a pas encore indiqué son IBAN : demandez-le-lui avant de payer.')
  expect(screen.queryByRole('button', { name: 'Copier l’IBAN' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

it('leads who is paid to where its account is told', async () => {
  await show({ iban: '', bic: '', qr: null }, 'seller')
  expect(screen.getByRole('link', { name: 'Indiquer votre IBAN' })).toHaveAttribute(
    'href',
    '/profile/edit?section=invoicing#iban',
  )
})

it('says nothing of accounts to who is neither side, in person', async () => {
  await show({ iban: '', bic: '', qr: null }, 'other')
  expect(words()).not.toContain('IBAN')
  expect(words()).toContain('CMD-2026-000009')
  const sides = { supplier: { id: 3 }, customer: { id: 12 } }
  const acting = { email: 'admin@millesime.test', name: 'Admin' }
  expect(readerOf({ id: 12 }, sides)).toBe('buyer')
  expect(readerOf({ id: 3 }, sides)).toBe('seller')
  expect(readerOf({ id: 90 }, sides)).toBe('other')
  expect(readerOf({ id: 12, impersonator: acting as never }, sides)).toBe('other')
})
