import { describe, expect, it } from 'vitest'
import { listLine, listProduct, listRow, ownList } from '../testing/fixtures'
import {
  cartLine,
  coloursOf,
  linesFound,
  moveOf,
  orderedLine,
  orderedLines,
  priceAt,
  sumOf,
  tiersInSight,
} from './order'

const tiers = [
  { minQuantity: 1, priceTaxExcl: 8 },
  { minQuantity: 36, priceTaxExcl: 7.5 },
  { minQuantity: 60, priceTaxExcl: 7.2 },
  { minQuantity: 120, priceTaxExcl: 7 },
]
const tiered = listLine({ tiers })

describe('the price of a line', () => {
  it('is that of the highest tier reached', () => {
    expect([1, 35, 36, 59, 60, 500].map((units) => priceAt(tiered, units))).toEqual([8, 8, 7.5, 7.5, 7.2, 7])
  })

  it('is the one without the list below its first tier', () => {
    const line = listLine({
      paid: [
        { minQuantity: 1, priceTaxExcl: 9.8, list: null },
        { minQuantity: 12, priceTaxExcl: 7, list: ownList },
      ],
    })
    expect([priceAt(line, 6), priceAt(line, 12)]).toEqual([9.8, 7])
    expect([orderedLine(line, {}, {}).list, orderedLine(line, { 101: 12 }, {}).list?.name]).toEqual([
      null,
      'Carte d’hiver',
    ])
  })

  it('is that of another list where that one counts', () => {
    const christmas = { '@id': '/api/price_lists/9', id: 9, name: 'Noël' }
    const line = listLine({
      tiers: [{ minQuantity: 1, priceTaxExcl: 9 }],
      paid: [
        { minQuantity: 1, priceTaxExcl: 9, list: ownList },
        { minQuantity: 24, priceTaxExcl: 15, list: christmas },
      ],
    })
    expect(orderedLine(line, { 101: 24 }, {})).toMatchObject({ price: 15, total: 360, list: { name: 'Noël' } })
    // A price that rises is told once it is reached, and never proposed.
    expect(tiersInSight(line, 6)).toEqual([])
    expect(tiersInSight(line, 24).map(({ priceTaxExcl }) => priceTaxExcl)).toEqual([15])
  })

  it('counts what the cart holds already', () => {
    expect(orderedLine(tiered, { 101: 12 }, { 101: 24 })).toMatchObject({ quantity: 12, price: 7.5, total: 90 })
    expect(orderedLine(tiered, {}, { 101: 30 }).price).toBe(7.5)
  })

  it('shows what more bottles bring, two tiers at most', () => {
    const seen = (units: number) => tiersInSight(tiered, units).map((tier) => [tier.minQuantity, tier.isReached])
    expect(seen(6)).toEqual([
      [36, false],
      [60, false],
    ])
    expect(seen(60)).toEqual([
      [60, true],
      [120, false],
    ])
    expect(seen(120)).toEqual([[120, true]])
  })

  it('hides a tier that the least quantity reaches', () => {
    expect(tiersInSight(listLine({ tiers: tiers.slice(0, 1) }), 6)).toEqual([])
    expect(tiersInSight(listLine({ tiers: [{ minQuantity: 6, priceTaxExcl: 7 }] }), 6)).toEqual([])
  })
})

describe('what is entered', () => {
  const gone = listLine({ product: listProduct({ id: 102, active: false, tag: 'desactivated' }) })
  const out = listLine({ product: listProduct({ id: 103, tag: 'out_of_stock' }) })
  const awaited = listLine({ product: listProduct({ id: 104, tag: 'pending_receipt', available: 0 }) })

  it('is summed over all that can be ordered', () => {
    const ordered = orderedLines([tiered, gone, out, awaited], { 101: 36, 102: 6, 103: 6, 104: 6 }, {})
    expect(ordered.map(({ line }) => line.product.id)).toEqual([101, 104])
    expect(sumOf(ordered)).toEqual({ units: 42, total: 318 })
  })

  it('follows a packing that changed since', () => {
    const line = listLine({ product: listProduct({ orderMultiple: 12, minQuantity: 12 }) })
    expect(orderedLine(line, { 101: 18 }, {}).quantity).toBe(24)
  })

  it('goes into the cart with the price that it reaches', () => {
    const { product, quantity } = cartLine(orderedLine(tiered, { 101: 36 }, {}), listRow())
    expect(quantity).toBe(36)
    expect(product).toMatchObject({ id: 101, priceTaxExcl: 7.5, supplier: { id: 3, company: 'Maison Margaux' } })
  })
})

describe('a move of a price', () => {
  it('is told in percent of the price before', () => {
    expect(moveOf(8, 10)).toEqual({ to: 'up', percent: 25 })
    expect(moveOf(10, 9).to).toBe('down')
    expect(moveOf(10, 10)).toEqual({ to: 'same', percent: 0 })
    expect(moveOf(0, 5)).toEqual({ to: 'up', percent: 0 })
  })
})

describe('the filter', () => {
  const white = listLine({
    product: listProduct({
      id: 105,
      name: 'Clos Fontarelle',
      colour: 'white',
      appellation: 'Pouilly-Fumé',
      reference: 'LOI-3',
    }),
  })
  const lines = [tiered, white]
  const names = (search: Parameters<typeof linesFound>[1]) => linesFound(lines, search).map(({ product }) => product.id)

  it('finds words without their accents, in names, places and references', () => {
    expect(names({ search: 'pouilly fume' })).toEqual([105])
    expect(names({ search: 'CHATEAU 2018' })).toEqual([101])
    expect(names({ search: 'loi-3' })).toEqual([105])
    expect(names({ search: 'chateau fume' })).toEqual([])
  })

  it('finds colours', () => {
    expect(names({ colour: ['white', 'rose'] })).toEqual([105])
    expect(coloursOf(lines)).toEqual([
      { tone: 'red', count: 1 },
      { tone: 'white', count: 1 },
    ])
  })
})
