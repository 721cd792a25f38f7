import { describe, expect, it } from 'vitest'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { newLine, type Wine } from './lines'
import { readFrom, readPrice } from './price-cells'
import { type KnownRow, place, replaced } from './rows'

const wine = (id: number) => ({ '@id': `/api/products/${id}` }) as Wine

const row = (own: Partial<KnownRow> = {}): KnownRow => ({
  text: 'A 7,90',
  wine: wine(1),
  price: 790,
  minQuantity: 1,
  ...own,
})

it.each([
  ['7,90', 790],
  ['7.9 €', 790],
  ['1 234,50 € HT', 123450],
  ['12', 1200],
  ['0', null],
  ['-3', null],
  ['sept', null],
  ['', null],
])('reads %s as %s cents', (text, cents) => expect(readPrice(text)).toBe(cents))

it.each([
  ['', 1],
  ['36', 36],
  ['dès 36', 36],
  ['≥ 1 200', 1200],
  ['0', null],
  ['beaucoup', null],
])('reads "%s" as from %s units on', (text, units) => expect(readFrom(text)).toBe(units))

describe('a row from elsewhere', () => {
  it.each<[string, Partial<KnownRow>]>([
    ['unknown', { wine: null, price: null }],
    ['several', { wine: null, among: [{} as PickedProduct] }],
    ['unreadable', { price: null, minQuantity: null }],
    ['bad_quantity', { minQuantity: null }],
  ])('is left as %s', (why, own) => {
    const { lines, left } = place([row(own)], [])
    expect(lines).toEqual([])
    expect(left).toMatchObject([{ why, text: 'A 7,90' }])
  })

  it('becomes a line, or the price of one that waits for it', () => {
    const { lines, left } = place([row(), row({ wine: wine(2), price: 500 })], [newLine(wine(2))])
    expect(lines.map(({ wine: { '@id': iri }, price }) => [iri, price])).toEqual([
      ['/api/products/2', 500],
      ['/api/products/1', 790],
    ])
    expect(left).toEqual([])
  })

  it('with the price that stands there adds nothing; with another one it asks', () => {
    const before = [newLine(wine(1), 1, 790)]
    const { lines, left } = place([row(), row({ price: 810 })], before)
    expect(lines).toEqual(before)
    expect(left).toMatchObject([{ why: 'other_price', before: 790, price: 810 }])
    expect(left.flatMap((one) => replaced(lines, one))).toMatchObject([{ price: 810 }])
  })
})
