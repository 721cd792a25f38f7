import { describe, expect, it } from 'vitest'
import { aLine, aQuotationDetail } from '../testing/fixtures'
import { answerBody, answerTo, rebased } from './revise-values'

const answer = answerTo(aQuotationDetail)
const [line] = answer.items
if (!line) throw new Error('the fixture has a line')

describe('the answer to a quotation', () => {
  it('says from a seller what each line costs, in percent', () => {
    const items = [{ ...line, quantity: 18, discountValue: 1234 }]
    const add = [
      { product: '/api/products/13', title: '', unitsPerCarton: 6, multiple: 6, quantity: 6, discountValue: 250 },
    ]
    expect(answerBody({ ...answer, items, add, validUntil: '2026-12-31' }, 'seller', 2)).toEqual({
      revision: 2,
      message: '',
      validUntil: '2026-12-31',
      items: [{ item: 1, quantity: 18, discountValue: 12.34 }],
      add: [{ product: '/api/products/13', quantity: 6, discountValue: 2.5 }],
    })
  })

  it('says from a customer what it wishes to pay, in euros, and nothing of discounts', () => {
    const items = [{ ...line, wantedUnitPriceTaxExcl: 1050 }]
    expect(answerBody({ ...answer, items, message: 'Merci ' }, 'customer', 2)).toEqual({
      revision: 2,
      message: 'Merci',
      items: [{ item: 1, quantity: 12, wantedUnitPriceTaxExcl: 10.5 }],
    })
  })

  it('keeps what was typed on the lines of a later version', () => {
    const typed = { ...answer, items: [{ ...line, quantity: 24 }], message: 'Voici' }
    const now = {
      items: [
        { ...aLine, quantity: 6 },
        { ...aLine, id: 2, quantity: 30 },
      ],
    }
    const later = rebased(typed, now)
    expect(later.items.map(({ item, quantity }) => [item, quantity])).toEqual([
      [1, 24],
      [2, 30],
    ])
    expect(later.message).toBe('Voici')
    expect(rebased(typed, { items: [{ ...aLine, id: 2 }] }).items.map(({ item }) => item)).toEqual([2])
  })
})
