import type { Address, GroupCode, Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import type { CartContent } from './content'

/** Whose own customer is loaded into the cart without asking (specification 6). */
const automatic: GroupCode[] = ['restaurant', 'wine_merchant', 'cse']

/** Who orders for itself, and says so with one click (rulings, cart and session). */
const oneClick: GroupCode[] = ['hypermarket', 'negociant', 'customer']

export type CustomerChoice = 'automatic' | 'self' | 'list'

/** How a group finds the customer of its cart: alone, by itself in one click, or among its customers. */
export function customerChoice(group: GroupCode): CustomerChoice {
  if (automatic.includes(group)) return 'automatic'
  return oneClick.includes(group) ? 'self' : 'list'
}

/** Whether the person orders for somebody else. */
export const ordersForOthers = (group: GroupCode) =>
  isAdmin(group) || group === 'supplier' || group === 'commercial_agent'

/** An address of the customer, or an order's copy of one, which is nobody's default. */
type KnownAddress = Pick<Address, 'id' | 'typeAddress'> & { isDefault?: boolean }

type Parties = Pick<CartContent, 'customer' | 'billingAddress' | 'shippingAddress'>

/**
 * A customer with the addresses its cart begins with: of each type the default one, else the first; without one to ship
 * to, the billing one (specification 3).
 */
export function partiesOf(customer: { id: number; addresses: KnownAddress[] }): Parties {
  const usual = (type: Address['typeAddress']) => {
    const ofType = customer.addresses.filter(({ typeAddress }) => typeAddress === type)
    return (ofType.find(({ isDefault }) => isDefault) ?? ofType[0])?.id ?? null
  }
  return {
    customer: customer.id,
    billingAddress: usual('billing'),
    shippingAddress: usual('shipping') ?? usual('billing'),
  }
}

/** The parties a fresh cart begins with. */
export function ownParties(user: Me | null): Parties {
  if (user && customerChoice(user.userGroup.code) === 'automatic') return partiesOf(user)
  return { customer: null, billingAddress: null, shippingAddress: null }
}
