import { expect, it } from 'vitest'
import { fitted, proposed, unitsOf } from './lots'

const known = [
  { lot: 'L1', quantity: 6, bestBefore: '2027-12-31', arrivedAt: null },
  { lot: 'L2', quantity: 12, bestBefore: null, arrivedAt: '2026-11-02T09:00:00Z' },
]

it('proposes the lots that should leave first, as far as they go', () => {
  expect(proposed(known, 4)).toEqual([{ lot: 'L1', quantity: 4 }])
  expect(proposed(known, 10)).toEqual([
    { lot: 'L1', quantity: 6 },
    { lot: 'L2', quantity: 4 },
  ])
  expect(unitsOf(proposed(known, 30))).toBe(18)
  expect(proposed(undefined, 6)).toEqual([])
})

it('lets the last lots give way when the line gets smaller', () => {
  const lots = [
    { lot: 'A', quantity: 5 },
    { lot: 'B', quantity: 5 },
  ]
  expect(fitted(lots, 7)).toEqual([
    { lot: 'A', quantity: 5 },
    { lot: 'B', quantity: 2 },
  ])
  expect(fitted(lots, 0)).toEqual([])
})
