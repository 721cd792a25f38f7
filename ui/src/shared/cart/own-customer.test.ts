import { describe, expect, it } from 'vitest'
import type { Address, GroupCode } from '~/api/types'
import { ownParties, partiesOf } from './own-customer'
import { person } from './testing/samples'

const [billing, shipping] = person('restaurant').addresses as [Address, Address]
const address = (of: Address, id: number, isDefault: boolean): Address => ({ ...of, id, isDefault })

describe('the addresses a cart begins with', () => {
  it('R-3.011 R-3.012 are the default ones of each type, wherever they stand in the list', () => {
    const addresses = [
      address(shipping, 31, false),
      address(billing, 21, false),
      address(shipping, 32, true),
      address(billing, 22, true),
    ]
    expect(partiesOf({ id: 7, addresses })).toEqual({ customer: 7, billingAddress: 22, shippingAddress: 32 })
  })

  it('are the first ones where none is the default', () => {
    const addresses = [address(billing, 21, false), address(billing, 22, false), address(shipping, 31, false)]
    expect(partiesOf({ id: 7, addresses })).toEqual({ customer: 7, billingAddress: 21, shippingAddress: 31 })
  })

  it('R-3.013 ship to the default billing address where there is none to ship to', () => {
    const addresses = [address(billing, 21, false), address(billing, 22, true)]
    expect(partiesOf({ id: 7, addresses })).toEqual({ customer: 7, billingAddress: 22, shippingAddress: 22 })
  })
})

describe('whose own customer is in a fresh cart', () => {
  it.each<[string, GroupCode]>([
    ['R-6.053', 'restaurant'],
    ['R-6.054', 'wine_merchant'],
    ['R-6.055', 'cse'],
  ])('%s a %s', (_, group) => expect(ownParties(person(group)).customer).toBe(3))

  it.each<GroupCode>(['hypermarket', 'negociant', 'customer', 'supplier', 'commercial_agent', 'admin', 'superadmin'])(
    'R-6.056 not a %s, which says so itself',
    (group) => expect(ownParties(person(group)).customer).toBeNull(),
  )
})
