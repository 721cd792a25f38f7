import { expect, it } from 'vitest'
import { farPricesOf, farWritten } from './far-prices'
import { listLine } from './testing/fixtures'
import { newLine, type Wine } from './write/lines'

it.each([
  [18.61, true],
  [18.6, false],
  [6.2, false],
  [6.19, true],
  [1129.5, true],
])('%s € beside 12.40 € is far: %s', (priceTaxExcl, isFar) => {
  const line = listLine({ listPriceTaxExcl: 12.4, tiers: [{ minQuantity: 1, priceTaxExcl }] })
  expect(farPricesOf([line]).length > 0).toBe(isFar)
})

it('a price that is dearer than that of a smaller quantity is asked about', () => {
  const tiers = [
    { minQuantity: 6, priceTaxExcl: 12 },
    { minQuantity: 1, priceTaxExcl: 12 },
    { minQuantity: 24, priceTaxExcl: 12.1 },
  ]
  expect(farPricesOf([listLine({ listPriceTaxExcl: 12.4, tiers })])).toMatchObject([
    { minQuantity: 24, price: 1210, own: 1200, than: 6 },
  ])
})

it('asks about what is written anew alone, and of no wine without a price', () => {
  const wine = { '@id': '/api/products/1', id: 1, name: 'Clos', vintage: 2020, listPrice: 1240 } as Wine
  const held = newLine(wine, 1, 12000)
  const lines = [
    held,
    newLine(wine, 6, 12000),
    newLine(wine, 12, null),
    newLine({ ...wine, listPrice: null }, 24, 12000),
  ]
  expect(farWritten(lines, [held])).toMatchObject([{ wine: 'Clos 2020', minQuantity: 6, price: 12000, own: 1240 }])
})
