import { describe, expect, it } from 'vitest'
import { catalogueHome } from './audience'
import { aProduct } from './fixtures'
import { parseEuros } from './parse-euros'
import { shownPrice, times } from './price'
import { availabilityOf, dayMonth, isOrderable } from './stock'

describe('where /products leads', () => {
  it.each(['supplier', 'commercial_agent', 'admin', 'superadmin'] as const)('R-2.033 takes %s to the list', (group) => {
    expect(catalogueHome(group)).toBe('/products/list')
  })

  it.each(['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'customer', 'negociant'] as const)(
    'R-2.034 takes %s to the grid',
    (group) => {
      expect(catalogueHome(group)).toBe('/products/grid')
    },
  )
})

describe('availability', () => {
  it('tells when the next receipt arrives', () => {
    const product = aProduct({ tag: 'pending_receipt', nextReceipt: '2026-12-02' })
    expect(availabilityOf(product)).toEqual({ kind: 'arrival', date: '2026-12-02' })
    expect(dayMonth('2026-12-02')).toBe('02/12')
    expect(isOrderable(product)).toBe(true)
  })

  it.each(['out_of_stock', 'insufficient_stock', 'desactivated'] as const)('closes the order of %s', (tag) => {
    expect(isOrderable(aProduct({ tag }))).toBe(false)
  })

  it('says mixable of Dartess stock, and low before that', () => {
    expect(availabilityOf(aProduct({ tag: 'dartess_warehouse', tags: ['dartess_warehouse', 'normal'] }))?.kind).toBe(
      'mixable',
    )
    expect(availabilityOf(aProduct({ tag: 'stock_alert', tags: ['stock_alert', 'dartess_warehouse'] }))?.kind).toBe(
      'low',
    )
    expect(availabilityOf(aProduct())).toBeNull()
  })
})

describe('the price shown', () => {
  it('strikes a higher list price', () => {
    expect(shownPrice(aProduct())).toEqual({ amount: 11.78, before: 12.4, isTaxIncluded: false })
    expect(shownPrice(aProduct({ priceTaxExcl: 12.4 }))?.before).toBeNull()
  })

  it('is tax included for individuals, and none when there is none', () => {
    const store = aProduct({ listPriceTaxExcl: null, priceTaxIncl: 16 })
    expect(shownPrice(store)).toEqual({ amount: 16, before: null, isTaxIncluded: true })
    expect(shownPrice({ ...store, priceTaxExcl: null, priceTaxIncl: null })).toBeNull()
  })

  it('multiplies without the errors of binary fractions', () => {
    expect(times(1.1, 3)).toBe(3.3)
  })

  it.each([
    ['12,5', 12.5],
    [' 1 200 € ', 1200],
    ['7.999', 8],
    ['', undefined],
    ['abc', undefined],
    ['-4', undefined],
  ])('reads %s as %s euros', (typed, euros) => {
    expect(parseEuros(typed)).toBe(euros)
  })
})
