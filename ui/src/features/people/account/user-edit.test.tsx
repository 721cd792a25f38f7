import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { GroupCode, Parameters } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aPerson } from '../testing/fixtures'

/** Opens the account of somebody of a group as an admin; gives what is sent for its record. */
async function openAccount(code: GroupCode, path: string, parameters: Partial<Parameters>) {
  const sent: unknown[] = []
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/agreement_frames', () =>
      HttpResponse.json({
        'hydra:member': [
          { '@id': '/api/agreement_frames/5', name: 'CHR 2026' },
          { '@id': '/api/agreement_frames/6', name: 'Bistrots' },
        ],
        'hydra:totalItems': 2,
      }),
    ),
    http.get('*/api/users/30', () =>
      HttpResponse.json({
        ...aPerson,
        userGroup: { '@id': `/api/user_groups/${code}`, code },
        parameters: { '@id': `/api${path}/30`, id: 30, ...parameters },
      }),
    ),
    http.patch(`*/api${path}/30`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  await openScreen('/users/30/edit', 'admin')
  return sent
}

afterEach(() => notifications.clean())

async function save(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer les paramètres' }))
  expect(await screen.findByText('Paramètres enregistrés')).toBeVisible()
}

describe('an administrator changes the record', () => {
  it('R-3.042 R-3.043 of a buyer, its conditions with it', async () => {
    const sent = await openAccount('restaurant', '/parameter_restaurants', { discountOnInvoice: 2, supplierRebate: 3 })
    const discount = await screen.findByRole('textbox', { name: /^Remise sur facture/ })
    fireEvent.change(discount, { target: { value: '3,5' } })
    await save()
    expect(sent).toEqual([{ discountOnInvoice: '3.5' }])
  })

  it('R-3.039 R-7.054 puts a buyer into another agreement frame', async () => {
    const sent = await openAccount('restaurant', '/parameter_restaurants', {
      agreementFrame: '/api/agreement_frames/5',
    })
    const frame = await screen.findByRole('combobox', { name: /^Accord-cadre/ })
    await waitFor(() => expect(frame).toHaveValue('CHR 2026'))
    await userEvent.click(frame)
    await userEvent.click(await screen.findByRole('option', { name: 'Bistrots', hidden: true }))
    await save()
    expect(sent).toEqual([{ agreementFrame: '/api/agreement_frames/6' }])
  })

  it('of a supplier', async () => {
    const sent = await openAccount('supplier', '/parameter_suppliers', {
      freeShippingFromValue: 300,
      minimumOrderValue: 0,
      handlingFee: 0,
      defaultWarehouse: '',
      autoValidate: false,
      paymentTerms: { kind: 'prepaid', days: 0 },
    })
    const minimum = await screen.findByRole('textbox', { name: /^Minimum de commande/ })
    fireEvent.change(minimum, { target: { value: '120' } })
    await save()
    expect(sent).toEqual([{ minimumOrderValue: '120' }])
  })

  it('of a supplier, how it is registered for its invoices', async () => {
    const sent = await openAccount('supplier', '/parameter_suppliers', { legalForm: 'SCEA', vatRegime: 'normal' })
    const form = within(await screen.findByRole('form', { name: 'Facturation' }))
    fireEvent.change(form.getByRole('textbox', { name: /^Forme juridique/ }), { target: { value: 'SAS' } })
    fireEvent.change(form.getByRole('textbox', { name: /^Capital/ }), { target: { value: '20000' } })
    fireEvent.click(form.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(sent).toEqual([{ legalForm: 'SAS', capital: '20000' }]))
  })

  it('of an agent, whose IBAN is written and not shown', async () => {
    const sent = await openAccount('commercial_agent', '/parameter_commercial_agents', {
      ibanEnding: '0189',
      sector: ['69'],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remplacer l’IBAN' }))
    const iban = screen.getByRole('textbox', { name: 'Nouvel IBAN' })
    fireEvent.change(iban, { target: { value: 'FR7630006000011234567890189' } })
    await save()
    expect(sent).toEqual([{ iban: 'FR7630006000011234567890189' }])
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nouvel IBAN' })).toBeNull())
  })

  it('of nobody whose group keeps none', async () => {
    await openAccount('customer', '/parameter_customers', {})
    expect(await screen.findByRole('form', { name: 'Identité' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enregistrer les paramètres' })).toBeNull()
  })
})
