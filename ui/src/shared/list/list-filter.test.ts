import { expect, it } from 'vitest'
import { isFiltered, noFilters } from './list-filter'

interface Search {
  row?: number
  tab?: string
  search?: string
  from?: string
  to?: string
}

const filters = [{ keys: ['from', 'to'] as const }]

it('a list is filtered by words and by its filters, not by its place and its tab', () => {
  expect(isFiltered<Search>(filters, { from: '2026-11-01', row: 120 })).toBe(true)
  expect(isFiltered<Search>(filters, { search: 'brisac' })).toBe(true)
  expect(isFiltered<Search>(filters, { row: 2, tab: 'trouble' })).toBe(false)
})

it('clearing takes words and filters away', () => {
  expect(noFilters<Search>(filters)).toEqual({ search: undefined, from: undefined, to: undefined })
})
