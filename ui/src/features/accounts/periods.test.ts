import { expect, it } from 'vitest'
import { daysOf, monthOf, monthsUntil } from './periods'

it('a month has its days, leap years too', () => {
  expect(daysOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

it('months go back over the end of a year', () =>
  expect(monthsUntil('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11']))

it('a period is a month when it is all of it', () => {
  expect(monthOf({ from: '2026-11-01', to: '2026-11-30' })).toBe('2026-11')
  expect(monthOf({ from: '2026-11-01', to: '2026-11-29' })).toBeNull()
  expect(monthOf({})).toBeNull()
})
