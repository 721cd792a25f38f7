import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { OrderSheet } from './OrderSheet'

it('an order on paper names the seller’s seat, its SIRET and VAT number, and the terms of payment', async () => {
  const seat = { ...anOrderDetail.billingAddress, street: '2 chemin des Vignes', postcode: '33250', city: 'Pauillac' }
  const seller = { siret: '73282932000074', numvat: 'FR44732829320', addresses: [seat] }
  server.use(http.get('*/api/users/5', () => HttpResponse.json(seller)))
  await loadTexts('orders', 'order', 'terms')
  const sheet = <OrderSheet order={anOrderDetail} withTax={false} />
  await renderPart(<QueryClientProvider client={new QueryClient()}>{sheet}</QueryClientProvider>)
  expect(await screen.findByText('SIRET 73282932000074')).toBeVisible()
  const party = within(screen.getByText('Maison Delorme').closest('section') as HTMLElement)
  expect(party.getByText('2 chemin des Vignes')).toBeVisible()
  expect(party.getByText('33250 Pauillac')).toBeVisible()
  expect(party.getByText('TVA FR44732829320')).toBeVisible()
  expect(screen.getByText('Conditions de paiement : 30 jours fin de mois')).toBeVisible()
})
