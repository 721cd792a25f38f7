import { describe, expect, it } from 'vitest'
import { codeOf } from '~/shared/warehouse/codes'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { type AnnouncedLine, type KnownRow, known, place, readQuantity, untold, whyNot, withProduct } from './rows'

const wine = (id: number, warehouse = 'dartess') => ({ '@id': `/api/products/${id}`, warehouse }) as PickedProduct

const row = (own: Partial<KnownRow> = {}): KnownRow => ({
  ...untold,
  text: 'A · 6',
  product: wine(1),
  quantity: 6,
  ...own,
})

const line = (own: Partial<AnnouncedLine> = {}): AnnouncedLine => ({
  ...untold,
  product: wine(1),
  expected: 12,
  ...own,
})

it.each([
  ['24', 24],
  ['1 200', 1200],
  ['12,0', 12],
  ['12.00', 12],
  ['1.000', null],
  ['12,5', null],
  ['0', null],
  ['-6', null],
  ['2000000', null],
  ['douze', null],
  ['', null],
])('reads %s as %s bottles', (text, bottles) => expect(readQuantity(text)).toBe(bottles))

it.each<[string, Partial<KnownRow>]>([
  ['unknown', { product: null, quantity: null }],
  ['several', { product: null, among: [wine(1), wine(2)] }],
  ['other_warehouse', { product: wine(1, 'supplier'), quantity: null }],
  ['unreadable', { quantity: null, vintage: 'x' }],
  ['long_lot', { lot: 'L'.repeat(101) }],
  ['lot_date', { lot: '2025-12-09' }],
  ['bad_vintage', { vintage: '19' }],
  ['bad_vintage', { vintage: 'vieux' }],
  ['bad_date', { bestBefore: 'bientôt' }],
])('a row is left as %s', (why, own) => expect(whyNot(row(own), [], 'dartess')).toBe(why))

it('a lot that reads like a date is one once it was kept', () =>
  expect(whyNot(row({ lot: '2025-12-09', isLotMeant: true }), [], 'dartess')).toBeNull())

it('a row that tells all of it is a line', () => {
  const told = { lot: 'L7', vintage: '2019', bestBefore: '2027-05-31' }
  expect(place([row(told)], [], 'dartess')).toEqual({
    lines: [{ ...told, product: wine(1), expected: 6 }],
    left: [],
    wines: 1,
  })
})

it('resolves a code by the very reference, then by the vintage told, and else leaves it to be chosen', () => {
  const ean = '3760001230017'
  const products = (
    [
      [1, 'Mx-10', 2021],
      [2, 'MX-10', 2022],
      [3, 'mx-10', 2023],
    ] as const
  ).map(([id, reference, vintage]) => ({ ...wine(id), reference, ean, vintage }))
  const found = new Map([
    ['MX-10', products],
    [codeOf(ean), products],
  ])
  const rows = [
    { ...untold, text: '', code: 'MX-10', quantity: 12, vintage: '2022' },
    { ...untold, text: '', code: ean, quantity: 12, vintage: '2023' },
    { ...untold, text: '', code: ean, quantity: 12 },
  ]
  expect(known(rows, found).map(({ product, among }) => [product?.vintage ?? null, among?.length])).toEqual([
    [2022, 0],
    [2023, 0],
    [null, 3],
  ])
})

describe('a product that stands in the lines already', () => {
  it('joins bottles of a lot whose dash was typed in another way', () => {
    const { lines, left } = place([row({ lot: 'rc‑1' })], [line({ lot: 'RC-1' })], 'dartess')
    expect(left).toEqual([])
    expect(lines).toMatchObject([{ lot: 'RC-1', expected: 18 }])
  })

  it('gets the bottles of another row, and what that one tells', () => {
    const { lines, left } = place([row({ lot: 'L7' }), row(), row({ product: wine(2) })], [line()], 'dartess')
    expect(lines.map(({ product, expected, lot }) => [product['@id'], expected, lot])).toEqual([
      ['/api/products/1', 24, 'L7'],
      ['/api/products/2', 6, ''],
    ])
    expect(left).toEqual([])
  })

  it('keeps each lot apart, with its bottles and its date', () => {
    const rows = [
      row({ lot: 'L8', vintage: '2019', bestBefore: '2028-01-31' }),
      row({ lot: 'l7', vintage: '2019' }),
      row({ vintage: '2019' }),
    ]
    const { lines, left } = place(rows, [line({ lot: 'L7', vintage: '2019' })], 'dartess')
    expect(left).toEqual([])
    expect(lines).toEqual([
      line({
        expected: 30,
        vintage: '2019',
        lots: [
          { lot: 'L7', bestBefore: '', bottles: 18 },
          { lot: 'L8', bestBefore: '2028-01-31', bottles: 6 },
        ],
      }),
    ])
  })

  it('leaves bottles of another vintage, and of a lot with another date; joined they tell of none', () => {
    const lines = [line({ lot: 'L7', vintage: '2019', bestBefore: '2028-01-31' })]
    const placed = place(
      [row({ lot: 'L8', vintage: '2020' }), row({ lot: 'L7', bestBefore: '2029-01-31' })],
      lines,
      'dartess',
    )
    expect(placed.lines).toEqual(lines)
    expect(placed.left.map(({ why }) => why)).toEqual(['other_lot', 'other_lot'])
    expect(withProduct(lines, wine(1), 6, row({ lot: 'L7', vintage: '2020', bestBefore: '2028-01-31' }))).toEqual([
      line({ expected: 18, lot: 'L7', bestBefore: '2028-01-31' }),
    ])
  })
})

it('a row that is put right keeps its key until it is a line', () => {
  const [left] = place([row({ quantity: null, bestBefore: 'x' })], [], 'dartess').left
  const [still] = place([{ ...(left as KnownRow), quantity: 6 }], [], 'dartess').left
  expect(still).toMatchObject({ key: left?.key, why: 'bad_date' })
  expect(place([{ ...(still as KnownRow), bestBefore: '' }], [], 'dartess').left).toEqual([])
})
