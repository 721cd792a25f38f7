import { expect, it } from 'vitest'
import { hoursLeft } from './claim'

it('counts the hours that are left, none once it is over', () => {
  const now = Date.parse('2026-11-22T08:30:00Z')
  expect(hoursLeft('2026-11-23T09:00:00Z', now)).toBe(25)
  expect(hoursLeft('2026-11-21T09:00:00Z', now)).toBe(0)
})
