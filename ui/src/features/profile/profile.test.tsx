import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Address } from '~/api/types'
import { setUser } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'

const address = (id: number, typeAddress: Address['typeAddress'], label: string): Address => ({
  '@id': `/api/addresses/${id}`,
  id,
  typeAddress,
  label,
  company: 'Le Comptoir des Tilleuls',
  street: '18 rue des Halles',
  street2: '',
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  isDefault: true,
  phone: '0465710531',
})

async function open(change: Parameters<typeof setUser>[0]) {
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
  )
  await openScreen('/profile', 'restaurant')
  setUser(change)
}

describe('the profile', { timeout: 20_000 }, () => {
  it('R-2.011 shows the company’s numbers as they are printed', async () => {
    await open({ ...person('restaurant'), siren: '552100554', siret: '55210055400013' })
    const company = within(await screen.findByRole('region', { name: 'Société' }))
    expect(await company.findByText('552 100 554')).toBeDefined()
    expect(company.getByText('552 100 554 00013')).toBeDefined()
  })

  it('marks the address that orders begin with', async () => {
    const addresses = [
      address(1, 'shipping', 'Cave'),
      address(2, 'shipping', 'Terrasse'),
      address(3, 'billing', 'Siège'),
    ]
    await open({ ...person('restaurant'), addresses })
    const shipping = within(await screen.findByRole('region', { name: 'Adresse de livraison' }))
    const [first, second] = await shipping.findAllByRole('listitem')
    expect(first).toHaveTextContent('CavePar défaut')
    expect(second).not.toHaveTextContent('Par défaut')
  })

  it('says why an address is missed', async () => {
    await open(person('restaurant'))
    expect(await screen.findByText('Une adresse de livraison est nécessaire pour commander.')).toBeDefined()
  })
})
