import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { session, setUser } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { anAddress, answerAs, device } from './testing/answers'

describe('the profile', () => {
  it('R-2.011 R-3.129 shows the person’s own e-mail and group, and its numbers as they are printed', async () => {
    await open({ siren: '552100554', siret: '55210055400013' })
    const identity = within(screen.getByRole('region', { name: 'Identité' }))
    expect(identity.getByText('restaurant@millesime.test')).toBeVisible()
    expect(identity.getByText('CHR')).toBeVisible()
    const company = within(screen.getByRole('region', { name: 'Société' }))
    expect(company.getByText('552 100 554')).toBeVisible()
    expect(company.getByText('552 100 554 00013')).toBeVisible()
  })

  it('R-3.010 R-3.011 R-3.012 tells billing from shipping, the default one first', async () => {
    await open({
      addresses: [
        anAddress(1, 'shipping', 'Cave'),
        { ...anAddress(2, 'shipping', 'Terrasse'), isDefault: true },
        anAddress(3, 'billing', 'Siège'),
      ],
    })
    const shipping = within(screen.getByRole('region', { name: 'Adresses de livraison' }))
    const [first, second] = shipping.getAllByRole('listitem')
    expect(first).toHaveTextContent('TerrassePar défaut')
    expect(second).not.toHaveTextContent('Par défaut')
    expect(within(screen.getByRole('region', { name: 'Adresses de facturation' })).getByText('Siège')).toBeVisible()
  })

  it('R-3.133 calls a negociant Distributeur', async () => {
    answerAs('negociant')
    await openScreen('/profile', 'negociant')
    expect(within(screen.getByRole('region', { name: 'Identité' })).getByText('Distributeur')).toBeVisible()
  })

  it('says why an address is missed', async () => {
    await open()
    expect(screen.getByText('Une adresse de livraison est nécessaire pour commander.')).toBeVisible()
  })

  it('R-3.042 R-3.043 shows a buyer its conditions, and who may change them', async () => {
    await open({}, { discountOnInvoice: 2.5, supplierRebate: 4, agreementFrame: null })
    const record = within(await screen.findByRole('region', { name: 'Paramètres de l’établissement' }))
    expect(record.getByText('2,5 %')).toBeVisible()
    expect(record.getByText('Aucun')).toBeVisible()
    expect(record.getByText(/seul un administrateur peut les modifier/)).toBeVisible()
  })

  it('R-3.031 R-3.032 says from when a supplier ships for free', async () => {
    answerAs('supplier', {
      parameters: { freeShippingFromValue: 300, freeShippingFromQuantity: 60, storeFreeShippingFromValue: null },
    })
    await openScreen('/profile', 'supplier')
    expect(await screen.findByText('dès 300,00 € ou dès 60 bouteilles')).toBeVisible()
    expect(screen.getByText('Pas de franco')).toBeVisible()
  })

  it('lists where the person is signed in', async () => {
    await open({}, {}, [device(1, { current: true }), device(2)])
    const devices = within(screen.getByRole('region', { name: 'Appareils connectés' }))
    expect(await devices.findByText('Cet appareil')).toBeVisible()
    expect(devices.getAllByText('Chrome sur Windows')).toHaveLength(2)
  })

  it('a record that cannot be read leaves the rest, and may be asked for again', async () => {
    answerAs('restaurant')
    server.use(http.get('*/api/users/3', () => new HttpResponse(null, { status: 503 })))
    await openScreen('/profile', 'restaurant')
    const record = within(await screen.findByRole('region', { name: 'Paramètres de l’établissement' }))
    expect(await record.findByRole('button', { name: 'Réessayer' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Identité' })).toBeVisible()
  })

  it('somebody who waits for validation reads so, and may complete the profile', async () => {
    answerAs('restaurant', { status: 'processing' })
    const { router, address } = await openScreen('/profile', 'restaurant')
    setUser({ ...person('restaurant'), status: 'processing' })
    expect(await screen.findByText('Votre compte est en attente de validation')).toBeVisible()
    await router.navigate({ to: '/profile/edit', search: { section: 'parameters' } })
    await waitFor(() => expect(address()).toBe('/profile/edit?section=parameters'))
    expect(await screen.findByText('Disponible après la validation')).toBeVisible()
  })
})

describe('the link of a mail', () => {
  it('makes a new e-mail address count, once, and leaves the page’s address', async () => {
    answerAs('restaurant', { email: 'neuf@aubrac.fr' })
    const confirmed = vi.fn(() => new HttpResponse(null, { status: 204 }))
    server.use(http.post('*/api/email_changes/abc', confirmed))
    const { address } = await openScreen('/profile?email=abc', 'restaurant')
    expect(await screen.findByText('Votre adresse e-mail est maintenant neuf@aubrac.fr')).toBeVisible()
    expect(address()).toBe('/profile')
    expect(session().user?.email).toBe('neuf@aubrac.fr')
    expect(confirmed).toHaveBeenCalledTimes(1)
  })

  it('opens the account of who registered in a shop, and leads back to the wine', async () => {
    let status: 'processing' | 'valid' = 'processing'
    answerAs('customer', { status: 'valid' })
    server.use(
      http.post('*/api/email_changes/abc', () => {
        status = 'valid'
        return new HttpResponse(null, { status: 204 })
      }),
      http.get('*/api/me', () => HttpResponse.json({ ...person('customer'), status })),
    )
    const { router, address } = await openScreen('/', 'customer')
    setUser({ ...person('customer'), status })
    await router.navigate({ to: '/profile', search: { email: 'abc', product: 12 } })
    await waitFor(() => expect(address()).toBe('/products/12'))
    expect(session().user?.status).toBe('valid')
  })

  it('of a registration in a shop, opened again, leads to the wine and asks for nothing', async () => {
    answerAs('customer', { status: 'valid', pendingEmail: '' })
    const confirmed = vi.fn(() => new HttpResponse(null, { status: 404 }))
    server.use(http.post('*/api/email_changes/abc', confirmed))
    const { router, address } = await openScreen('/', 'customer')
    setUser({ ...person('customer'), status: 'valid', pendingEmail: '' })
    await router.navigate({ to: '/profile', search: { email: 'abc', product: 12 } })
    await waitFor(() => expect(address()).toBe('/products/12'))
    expect(confirmed).not.toHaveBeenCalled()
  })

  it('tells who registered in a shop to confirm its own address', async () => {
    const waiting = { status: 'processing' as const, pendingEmail: person('customer').email, awaitsConfirmation: true }
    answerAs('customer', waiting)
    server.use(http.post('*/api/email_changes', () => new HttpResponse(null, { status: 204 })))
    await openScreen('/profile', 'customer')
    setUser({ ...person('customer'), ...waiting })
    expect(await screen.findByText('Confirmez votre adresse e-mail')).toBeVisible()
    expect(screen.queryByText(/en attente de confirmation/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le lien' }))
    expect(await screen.findByText(/Un nouveau lien part à/)).toBeVisible()
  })

  it('that is no longer good is told in the server’s words', async () => {
    answerAs('restaurant')
    server.use(
      http.post('*/api/email_changes/old', () =>
        HttpResponse.json({ 'hydra:description': 'Ce lien n’est plus valable' }, { status: 404 }),
      ),
    )
    const { address } = await openScreen('/profile?email=old', 'restaurant')
    expect(await screen.findByText('Ce lien n’est plus valable')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/profile'))
  })
})

async function open(
  change: Partial<ReturnType<typeof person>> = {},
  parameters = {},
  devices = [device(1, { current: true })],
) {
  answerAs('restaurant', { ...change, parameters, devices })
  await openScreen('/profile', 'restaurant')
  setUser({ ...person('restaurant'), ...change })
  await screen.findByRole('region', { name: 'Paramètres de l’établissement' })
}
