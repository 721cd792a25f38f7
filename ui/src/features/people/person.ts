import type { Address, User } from '~/api/types'

/** A person's record as others read it: its public card (domain 2.1). */
interface PublicCard {
  base64ContentLogo?: string
  base64ContentPhoto?: string
  base64ContentCGV?: string
  freeShippingFromValue?: number | null
  freeShippingFromQuantity?: number | null
  /** A buyer's conditions, in percent: for itself and for administrators. */
  discountOnInvoice?: number
  supplierRebate?: number
  agreementFrame?: string | null
}

/** Somebody with everything the reader may know. */
export interface Person extends User {
  parameters?: PublicCard | null
  addresses: (Address & { isDefault?: boolean })[]
}
