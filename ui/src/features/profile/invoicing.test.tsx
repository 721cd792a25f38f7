import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { setUser } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { answerAs } from './testing/answers'

type Known = Parameters<typeof answerAs>[1]
const IBAN = 'FR1420041010050500013M02606'

/** Opens what invoices say of somebody; gives what is sent, in order. */
async function open(group: GroupCode, known: Known = {}, hash = '') {
  const sent: unknown[] = []
  const listen = (path: string, answer: object) =>
    http.patch(`*/api/${path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(answer)
    })
  answerAs(group, known)
  server.use(
    http.get('*/api/bank_details/3', () => HttpResponse.json({ id: 3, iban: IBAN, bic: '' })),
    listen('bank_details/3', { id: 3, iban: 'DE89370400440532013000', bic: 'DEUTDEFF' }),
    listen('parameter_:kind/3', {}),
    http.post('*/api/token/auth', async ({ request }) => {
      const { password } = (await request.json()) as { password: string }
      return password === 'Juste#2026'
        ? HttpResponse.json({ token: aToken(1_800_000) })
        : HttpResponse.json({ code: 401, message: 'Invalid credentials.' }, { status: 401 })
    }),
  )
  const { parameters: _, devices: __, ...me } = known
  await openScreen(`/profile/edit?section=invoicing${hash}`, group)
  setUser({ ...person(group), ...me })
  return sent
}

afterEach(() => notifications.clean())

describe('what invoices say of a supplier', () => {
  it('is sent as far as it changed, numbers as texts', async () => {
    const sent = await open('supplier', { parameters: { legalForm: 'SARL', capital: 1000, vatRegime: 'normal' } })
    const city = await screen.findByLabelText(/^Ville du RCS/)
    await userEvent.type(city, 'Bordeaux')
    const capital = screen.getByLabelText(/^Capital social/)
    await userEvent.clear(capital)
    await userEvent.type(capital, '2500,50')
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Données de facturation enregistrées')).toBeVisible()
    expect(sent).toEqual([{ rcsCity: 'Bordeaux', capital: '2500.5' }])
  })

  it('asks a company for its capital and RCS, and no sole trader', async () => {
    const sent = await open('supplier', { parameters: { legalForm: 'EI' } })
    expect(await screen.findByText('Demandé par la loi sur les factures d’une société.')).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: /^Entrepreneur individuel ou hors RCS/ }))
    expect(screen.queryByText('Demandé par la loi sur les factures d’une société.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toEqual([{ outsideRcs: true }]))
  })

  it('has the cursor in the field that a link names', async () => {
    await open('supplier', {}, '#legalForm')
    await waitFor(() => expect(screen.getByLabelText(/^Forme juridique/)).toHaveFocus())
  })

  it('says that a regime without VAT is invoiced elsewhere', async () => {
    await open('supplier', { parameters: { vatRegime: 'franchise' } })
    expect(await screen.findByText(/Les prix ne connaissent pas encore ce régime/)).toBeVisible()
  })
})

describe('the account that a supplier is paid on', () => {
  it('is changed with the password alone', async () => {
    const sent = await open('supplier')
    const iban = await screen.findByLabelText(/^IBAN/)
    expect(iban).toHaveValue('FR14 2004 1010 0505 0001 3M02 606')
    await userEvent.clear(iban)
    await userEvent.type(iban, 'DE89 3704 0044 0532 0130 00')
    const save = screen.getByRole('button', { name: 'Enregistrer les coordonnées bancaires' })
    await userEvent.click(save)
    const password = screen.getByLabelText(/^Mot de passe actuel/)
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.type(password, 'Faux#2026')
    await userEvent.click(save)
    expect(await screen.findByText('Ce mot de passe n’est pas le vôtre')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.clear(password)
    await userEvent.type(password, 'Juste#2026')
    await userEvent.click(save)
    expect(await screen.findByText('Coordonnées bancaires enregistrées')).toBeVisible()
    expect(sent).toEqual([{ iban: 'DE89 3704 0044 0532 0130 00', bic: '' }])
    expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
    expect(password).toHaveValue('')
  })

  it('is neither read nor changed by who acts for it', async () => {
    const impersonator = { '@id': '/api/users/1', id: 1, email: 'admin@millesime.test', name: 'Admin' }
    await open('supplier', { impersonator })
    expect(await screen.findByText(/elle seule lit et change ses coordonnées bancaires/)).toBeVisible()
    expect(screen.queryByLabelText(/^IBAN/)).toBeNull()
  })
})

describe('what invoices say of a buyer', () => {
  it('is whom to write to and where e-invoices go, and no account', async () => {
    const sent = await open('restaurant', { parameters: { electronicAddress: '732829320' } })
    await userEvent.type(await screen.findByLabelText(/^Contact pour les factures/), 'Léa Compta')
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toEqual([{ billingContact: { name: 'Léa Compta', email: '', phone: '' } }]))
    expect(screen.getByLabelText(/^Adresse électronique/)).toHaveValue('732829320')
    expect(screen.queryByText('Coordonnées bancaires')).toBeNull()
  })

  it('is not offered to agents, who are invoiced nothing', async () => {
    await open('commercial_agent')
    await screen.findByRole('navigation', { name: 'Sections du profil' })
    expect(screen.queryByRole('link', { name: 'Facturation' })).toBeNull()
  })
})
