import { describe, expect, it } from 'vitest'
import { groupsOf } from './amounts'
import { emptyContent, withAdded } from './content'
import { product, quote } from './testing/samples'

/** One line, at twelve bottles; the server priced it in a part that is or is not of the shop. */
function groups(store: boolean) {
  const computed = quote([[1, 12]])
  for (const part of computed.suppliers) part.store = store
  return groupsOf({ content: { ...emptyContent, lines: withAdded([], product(1), 12) }, quote: computed })
}

describe('the lines of the cart by supplier', () => {
  it.each([false, true])('take the server’s prices, sold from the shop: %s', (store) => {
    const [group] = groups(store)
    expect(group?.subTotal).toBe(120)
    expect(group?.part?.totalPriceTaxIncl).toBe(144)
    expect(group?.lines[0]?.priced?.quantity).toBe(12)
  })
})
