import { expect, it } from 'vitest'
import { claimUntil, hoursLeft } from './claim'

it('lets reserve three days from the last delivery', () => {
  expect(claimUntil([{ deliveredAt: null }])).toBeNull()
  const shipments = [{ deliveredAt: '2026-11-20T09:00:00Z' }, { deliveredAt: '2026-11-18T09:00:00Z' }]
  expect(claimUntil(shipments)).toBe('2026-11-23T09:00:00.000Z')
})

it('counts the hours that are left, none once it is over', () => {
  const now = Date.parse('2026-11-22T08:30:00Z')
  expect(hoursLeft('2026-11-23T09:00:00Z', now)).toBe(25)
  expect(hoursLeft('2026-11-21T09:00:00Z', now)).toBe(0)
})
