import { describe, expect, it } from 'vitest'
import { groupsOf } from './amounts'
import { emptyContent, withAdded } from './content'
import { product, quote } from './testing/samples'

/** One line, at twelve bottles; the server priced it in a part that is or is not of the shop. */
function groups(store: boolean) {
  const computed = quote([[1, 12]])
  for (const part of computed.suppliers) {
    part.store = store
    for (const item of part.items) Object.assign(item, { unitPriceTaxIncl: 12, totalPriceTaxIncl: 144 })
  }
  return groupsOf({ content: { ...emptyContent, lines: withAdded([], product(1), 12) }, quote: computed })
}

describe('the lines of the cart by supplier', () => {
  it.each([
    { store: false, subTotal: 120 },
    { store: true, subTotal: 144 },
  ])('take the server’s prices, with tax from a shop ($store)', ({ store, subTotal }) => {
    const [group] = groups(store)
    expect(group?.subTotal).toBe(subTotal)
    expect(group?.isConfirmed).toBe(true)
    expect(group?.part?.totalPriceTaxIncl).toBe(144)
    expect(group?.lines[0]?.priced?.quantity).toBe(12)
  })

  it('follow a quantity at once, and say that the sum is not confirmed', () => {
    const content = { ...emptyContent, lines: withAdded([], product(1), 18) }
    const [group] = groupsOf({ content, quote: quote([[1, 12]]) })
    expect(group).toMatchObject({ subTotal: 180, isConfirmed: false })
  })
})
