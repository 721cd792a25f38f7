import { describe, expect, it } from 'vitest'
import { lineProblems, newLine, type Wine, wineCount, withLines, withTier } from './lines'
import { movedPrice, type PriceMove, withMove } from './move'

const wine = (id: number, own: Partial<Wine> = {}) =>
  ({ '@id': `/api/products/${id}`, unitsPerCarton: 6, listPrice: 1000, ...own }) as Wine

const tiers = (lines: readonly { wine: Wine; minQuantity: number; price: number | null }[]) =>
  lines.map(({ wine: { '@id': iri }, minQuantity, price }) => [Number(iri.split('/').at(-1)), minQuantity, price])

describe('the lines of a price list', () => {
  it('keeps the prices of a wine together, the smallest quantity first', () => {
    const lines = [newLine(wine(1), 36, 700), newLine(wine(2), 1, 500)]
    expect(tiers(withLines(lines, [newLine(wine(1), 1, 790), newLine(wine(3), 1, 900)]))).toEqual([
      [1, 1, 790],
      [1, 36, 700],
      [2, 1, 500],
      [3, 1, 900],
    ])
  })

  it('offers a carton as the second quantity, and twice the last one then', () => {
    const [two, second] = withTier([newLine(wine(1), 1, 790)], newLine(wine(1)))
    expect(second.minQuantity).toBe(6)
    expect(tiers(withTier(two, second)[0])).toEqual([
      [1, 1, 790],
      [1, 6, null],
      [1, 12, null],
    ])
    expect(wineCount(two)).toBe(1)
  })

  it('needs a price of every line, and one alone from each quantity on', () => {
    const lines = [newLine(wine(1), 1, null), newLine(wine(2), 1, 500), newLine(wine(2), 1, 480)]
    expect([...lineProblems(lines)]).toEqual([
      [lines[0]?.key, 'noPrice'],
      [lines[2]?.key, 'twice'],
    ])
  })
})

describe('prices that move together', () => {
  const move = (own: Partial<PriceMove>): PriceMove => ({
    base: 'price',
    by: 'percent',
    value: 300,
    rounding: 5,
    ...own,
  })

  it.each<[string, number, Partial<PriceMove>, number | null]>([
    ['7,90 + 3 % = 8,137, at the nearest 5 cents', 790, {}, 815],
    ['7,90 + 3 % to the cent', 790, { rounding: 1 }, 814],
    ['7,90 − 3 % = 7,663 at 10 cents', 790, { value: -300, rounding: 10 }, 770],
    ['half of 5 cents goes up: 10,25 at 10 cents', 1000, { value: 250, rounding: 10 }, 1030],
    ['rounded once: 10,24 − 1,9 % = 10,04544 at 10 cents', 1024, { value: -190, rounding: 10 }, 1000],
    ['20 cents less', 790, { by: 'amount', value: -20 }, 770],
    ['from the list price, 8 % below it', 790, { base: 'list', value: -800, rounding: 1 }, 920],
    ['nothing left is no price', 790, { value: -10_000 }, null],
    ['2 cents at the nearest 5 are no price', 2, { value: 0 }, null],
  ])('%s', (_, price, own, expected) => expect(movedPrice(newLine(wine(1), 1, price), move(own))).toBe(expected))

  it('moves what is chosen, and leaves what has no price', () => {
    const lines = [newLine(wine(1), 1, 790), newLine(wine(2), 1, null), newLine(wine(3), 1, 500)]
    const chosen = new Set([lines[0]?.key, lines[1]?.key])
    expect(tiers(withMove(lines, (key) => chosen.has(key), move({})))).toEqual([
      [1, 1, 815],
      [2, 1, null],
      [3, 1, 500],
    ])
  })

  it('has no price to move from where there is no list price', () => {
    expect(movedPrice(newLine(wine(1, { listPrice: null }), 1, 790), move({ base: 'list' }))).toBe(null)
  })
})
