import { describe, expect, it } from 'vitest'
import { aRevision, aRevisionItem } from '../testing/fixtures'
import { differencesOf, lastDifferences } from './differences'

const other = { item: 2, product: { ...aRevisionItem().product, id: 13, name: 'Crémant' } }

describe('what a version changes', () => {
  it('tells price, discount and quantity as they were and as they are', () => {
    const after = aRevision({ items: [aRevisionItem({ quantity: 18, discountValue: 10, unitPriceTaxExcl: 11.16 })] })
    expect(differencesOf(aRevision(), after)).toMatchObject([
      {
        kind: 'changed',
        quantity: { before: 12, after: 18 },
        price: { before: 12.4, after: 11.16 },
        discount: { before: 0, after: 10 },
      },
    ])
  })

  it('tells lines that were added and taken out', () => {
    const after = aRevision({ items: [aRevisionItem(other)] })
    expect(differencesOf(aRevision(), after).map(({ kind, line }) => [kind, line.item])).toEqual([
      ['added', 2],
      ['removed', 1],
    ])
  })

  it('tells a line of which only something is said, and no line that is as it was', () => {
    const before = aRevision({ items: [aRevisionItem(), aRevisionItem(other)] })
    const after = aRevision({ items: [aRevisionItem({ wantedUnitPriceTaxExcl: 10 }), aRevisionItem(other)] })
    expect(differencesOf(before, after).map(({ line }) => line.item)).toEqual([1])
  })

  it('is none for a first version', () => {
    expect(lastDifferences([aRevision()]).size).toBe(0)
  })
})
