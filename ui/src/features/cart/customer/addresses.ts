import type { Address, AddressCopy } from '~/api/types'

/** The street line to the town of an address. */
export function addressLine({ street, street2, postcode, city }: AddressCopy): string {
  return [street, street2, `${postcode} ${city}`].filter(Boolean).join(', ')
}

/** The addresses of a kind; goods go to a billing address where there is none to ship to (specification 3). */
export function addressesFor(addresses: Address[], type: Address['typeAddress'], chosen: number | null): Address[] {
  const fitting = addresses.filter((address) => address.typeAddress === type || address.id === chosen)
  return fitting.length > 0 || type === 'billing' ? fitting : addresses
}

/** Whether two addresses are one place under one name, whatever they are kept for. */
export const isSamePlace = (a: AddressCopy, b: AddressCopy) =>
  a.company === b.company && addressLine(a) === addressLine(b)
