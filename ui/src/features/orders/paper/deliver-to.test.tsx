import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { anOrderDetail, aParty } from '~/shared/order/testing/fixtures'
import { renderPart } from '~/testing/render-part'
import { server } from '~/testing/server'
import { ParcelLabel } from '../dispatch/ParcelLabel'
import { DeliveryNote } from './DeliveryNote'

const address = { ...anOrderDetail.shippingAddress, street: '18 rue des Halles', postcode: '69002', city: 'Lyon' }

const orderTo = (company: string) => ({
  ...anOrderDetail,
  customer: aParty(9, 'Bistro d’Été', 'restaurant'),
  shippingAddress: { ...address, company },
  relay: null,
})

const shipment = {
  '@id': '/api/shipments/4',
  id: 4,
  number: 'EXP-2026-000004',
  carrier: 'Geodis',
  trackingNumber: '',
  trackingUrl: '',
  lines: [],
  shippedAt: '2026-11-24T09:00:00Z',
  deliveredAt: null,
  mayConfirm: false,
  deliveredOn: null,
  lost: false,
  shippedBy: 'Maison Delorme',
  impersonator: '',
}

/** What stands below "À livrer à" on the only paper. */
async function recipient(): Promise<string> {
  const heading = await screen.findByText('À livrer à')
  return heading.parentElement?.textContent ?? ''
}

it.each([
  ['', 'À livrer àBistro d’Été18 rue des Halles69002 Lyon'],
  ['Le Bistro, réserve', 'À livrer àLe Bistro, réserve18 rue des Halles69002 Lyon'],
])('a delivery note and a label name who receives, with the company %j in the address', async (company, words) => {
  server.use(http.get('*/api/users/:id', () => new HttpResponse(null, { status: 404 })))
  const order = {
    ...orderTo(company),
    shippingAddress: { ...orderTo(company).shippingAddress, street2: '', phone: '' },
  }
  await renderPart(<DeliveryNote order={order} shipment={shipment} />)
  expect(await recipient()).toBe(words)
  cleanup()
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ParcelLabel paper={{ order, shipment, at: 1, of: 1, code: shipment.number }} />
    </QueryClientProvider>,
  )
  expect(await recipient()).toBe(words)
})
