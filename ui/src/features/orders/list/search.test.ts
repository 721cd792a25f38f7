import { describe, expect, it } from 'vitest'
import { queryString } from '~/shared/api/query-string'
import { parseTyped } from '~/shared/parts/CalendarField'
import { withoutListDefaults } from '~/shared/parts/list-search'
import { chosenStatuses, orderListQuery } from './order-query'
import { type OrderSearch, orderSearch, USUAL_SORT } from './search'

const asked = (search: OrderSearch) => decodeURIComponent(queryString(orderListQuery(search)))

describe('the list of orders in the URL', () => {
  it.each([
    ['row', -1],
    ['sort', 'comment'],
    ['tab', 'everything'],
    ['status', 'shipped!'],
    ['supplier', 'x'],
    ['from', '12/02/2026'],
    ['columns', 'supplier'],
  ])('falls back when %s is %s', (key, value) => {
    expect(orderSearch({ [key]: value, customer: 4 })).toEqual({ customer: 4 })
  })

  it('leaves defaults out', () => {
    const search = { row: 0, status: [], sort: '-createdAt' as const, tab: 'delivered' as const }
    expect(withoutListDefaults(USUAL_SORT)({ search, next: (same) => same })).toEqual({ tab: 'delivered' })
  })

  it('asks for the newest first, and for the states under a tab', () => {
    expect(asked({ tab: 'shipping' })).toBe(
      '?status[]=partially_shipped&status[]=pending_shipping&order[createdAt]=desc',
    )
  })

  it('R-3.105 takes both codes of Livrée for one choice', () => {
    expect(chosenStatuses({ status: ['pending_invoice', 'shipped', 'nonsense'] })).toEqual(['shipped'])
    expect(asked({ status: ['pending_invoice'] })).toContain('status[]=shipped&status[]=pending_invoice')
  })

  it('R-7.072 R-7.074 asks for dates, parties and sort', () => {
    const search = { from: '2026-11-01', to: '2026-11-30', supplier: 5, row: 120, sort: 'number' as const }
    expect(asked(search)).toBe('?supplier[]=5&createdAt[gte]=2026-11-01&createdAt[lte]=2026-11-30&order[number]=asc')
  })

  it.each([
    ['05/11/2026', '2026-11-05'],
    ['5/1/2026', '2026-01-05'],
    ['31/02/2026', null],
    ['soon', null],
  ])('reads the date %s as %s', (typed, date) => {
    expect(parseTyped(typed)).toBe(date)
  })
})
