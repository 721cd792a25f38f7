import { describe, expect, it } from 'vitest'
import { person } from '~/shared/cart/testing/samples'
import { addressesFor } from './addresses'

const { addresses } = person('restaurant')
const offered = (kinds: string[], type: 'billing' | 'shipping') =>
  addressesFor(
    addresses.filter(({ typeAddress }) => kinds.includes(typeAddress)),
    type,
    null,
  ).map(({ typeAddress }) => typeAddress)

describe('the addresses that an order offers', () => {
  it('are those of their kind', () => {
    expect(offered(['billing', 'shipping'], 'shipping')).toEqual(['shipping'])
    expect(offered(['billing', 'shipping'], 'billing')).toEqual(['billing'])
  })

  it('R-3.013 are billing addresses where there is none to ship to, and never the other way round', () => {
    expect(offered(['billing'], 'shipping')).toEqual(['billing'])
    expect(offered(['shipping'], 'billing')).toEqual([])
    expect(offered([], 'shipping')).toEqual([])
  })
})
