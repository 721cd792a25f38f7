import { expect, it } from 'vitest'
import { trackingOf } from './tracking'

const shipment = { carrier: 'Chronopost Vin', trackingNumber: 'XY 123', trackingUrl: '' }

it('leads to the carrier that is known, and where the sender said before that', () => {
  expect(trackingOf(shipment)).toBe('https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=XY%20123')
  expect(trackingOf({ ...shipment, carrier: 'DPD France' })).toBe('https://trace.dpd.fr/fr/trace/XY%20123')
  expect(trackingOf({ ...shipment, trackingUrl: 'https://suivi.example/1' })).toBe('https://suivi.example/1')
})

it('leads nowhere without a number, or with a carrier that nobody knows', () => {
  expect(trackingOf({ ...shipment, trackingNumber: '' })).toBeNull()
  expect(trackingOf({ ...shipment, carrier: 'Transports Groups' })).toBeNull()
})
