import { describe, expect, it } from 'vitest'
import { francoAtStart } from '~/shared/buying/franco'
import { startQuantity } from '~/shared/buying/quantity'
import { parseEuros } from '~/shared/facets/parse-euros'
import { shownPrice, times } from '~/shared/product/price'
import { awaitedOf, isOrderable, needsWords, stockTone } from '~/shared/product/stock'
import { aProduct } from '~/shared/product/testing/a-product'
import { catalogueHome } from './audience'

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

describe('stock', () => {
  it('lets one order what is awaited, and says it needs words', () => {
    const product = aProduct({ tag: 'pending_receipt', nextReceipt: '2026-12-02' })
    expect(isOrderable(product)).toBe(true)
    expect(needsWords(product)).toBe(true)
    expect(stockTone(product)).toBe('attention')
  })

  it.each(['out_of_stock', 'insufficient_stock', 'desactivated'] as const)('closes the order of %s', (tag) => {
    expect(isOrderable(aProduct({ tag }))).toBe(false)
  })

  it('says nothing of plain and of shared stock but its figure', () => {
    expect(needsWords(aProduct())).toBe(false)
    expect(needsWords(aProduct({ tag: 'dartess_warehouse', tags: ['dartess_warehouse', 'normal'] }))).toBe(false)
  })
})

describe('what one most likely adds', () => {
  const shared = { warehouse: 'dartess', orderMultiple: 1, minQuantity: 1 } as const

  it('is a full carton', () => {
    expect(startQuantity(aProduct(), 0)).toBe(6)
    expect(startQuantity(aProduct({ minQuantity: 12 }), 0)).toBe(12)
  })

  it('is six bottles of the shared warehouse, or what completes the mixed carton under way', () => {
    expect(startQuantity(aProduct(shared), 0)).toBe(6)
    expect(startQuantity(aProduct(shared), 4)).toBe(2)
    expect(startQuantity(aProduct(shared), 12)).toBe(6)
    expect(startQuantity(aProduct({ ...shared, minQuantity: 3 }), 4)).toBe(3)
  })

  it('is the least when the stock is short', () => {
    expect(startQuantity(aProduct({ ...shared, available: 4 }), 0)).toBe(1)
  })
})

describe('free shipping at the start', () => {
  const terms = { '@id': '/api/users/5', id: 5, company: 'Maison Delorme', products: 3 }

  it('misses all of it, and is none without limits', () => {
    expect(francoAtStart({ ...terms, freeShippingFromValue: 300, freeShippingFromQuantity: null })).toMatchObject({
      missingValue: 300,
      missingQuantity: null,
      reached: false,
    })
    expect(francoAtStart({ ...terms, freeShippingFromValue: null, freeShippingFromQuantity: null })).toBeNull()
  })
})

describe('the price shown', () => {
  it('strikes a higher list price', () => {
    expect(shownPrice(aProduct(), 0)).toEqual({
      amount: 11.78,
      before: 12.4,
      other: 14.14,
      isTaxIncluded: false,
      from: null,
    })
    expect(shownPrice(aProduct({ priceTaxExcl: 12.4 }), 6)?.before).toBeNull()
  })

  it('is that of the tier which the quantity reaches, dearer or not', () => {
    const tiers = [
      { minQuantity: 24, priceTaxExcl: 12.5, priceTaxIncl: 15 },
      { minQuantity: 60, priceTaxExcl: 9.5, priceTaxIncl: 11.4 },
    ]
    const at = (quantity: number) => shownPrice(aProduct({ tiers }), quantity)
    expect(at(23)).toMatchObject({ amount: 11.78, from: null })
    expect(at(24)).toMatchObject({ amount: 12.5, before: null, other: 15, from: 24 })
    expect(at(600)).toMatchObject({ amount: 9.5, before: 12.4, from: 60 })
  })

  it('is tax included for individuals, and none when there is none', () => {
    const store = aProduct({ listPriceTaxExcl: null, priceTaxIncl: 16 })
    expect(shownPrice(store, 0)).toEqual({ amount: 16, before: null, other: 11.78, isTaxIncluded: true, from: null })
    expect(shownPrice({ ...store, priceTaxExcl: null, priceTaxIncl: null }, 0)).toBeNull()
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

describe('what is asked beyond what is there', () => {
  const arrivals = [
    { expectedOn: '2026-12-02', quantity: 6 },
    { expectedOn: '2026-12-20', quantity: 60 },
  ]
  it.each([
    ['nothing is awaited of what is there', 12, []],
    ['the earliest day comes first', 16, [{ expectedOn: '2026-12-02', quantity: 4 }]],
    [
      'what one day does not bring, the next does',
      24,
      [
        { expectedOn: '2026-12-02', quantity: 6 },
        { expectedOn: '2026-12-20', quantity: 6 },
      ],
    ],
  ])('%s', (_, asked, awaited) => expect(awaitedOf({ available: 12, arrivals }, asked)).toEqual(awaited))
})
