import type { Address, User } from '~/api/types'

/** Somebody named in a row, with the way to it. */
export interface PersonRef {
  '@id': string
  id: number
  name: string
}

/** When an invoice is due. */
export interface PaymentTerms {
  kind: 'prepaid' | 'days' | 'end_of_month'
  days: number
}

/** What ties a person to the reader; rates are in percent, amounts in euros. */
export interface Relation {
  '@id': string
  id: number
  /** What the person is to the reader. */
  value: 'child' | 'parent'
  status: 'pending' | 'valid' | 'reject'
  /** Left out for who may not read it. */
  negociationMargin?: number
  /** Left out as well when it is the usual one. */
  agentFee?: number
  permanentDiscount: number
  /** null: the customer pays before its order leaves. */
  outstandingValue: number | null
  /** null: those of the supplier. */
  paymentTerms: PaymentTerms | null
  agent: PersonRef | null
  /** The reader's own name for the person. */
  label: string
  since: string
}

/** A person's record as others read it: its public card (domain 2.1). */
export interface PublicCard {
  base64ContentLogo?: string
  base64ContentPhoto?: string
  base64ContentCGV?: string
  freeShippingFromValue?: number | null
  freeShippingFromQuantity?: number | null
}

/** Somebody with everything the reader may know. */
export interface Person extends User {
  createdAt?: string | null
  relation?: Relation | null
  parameters?: PublicCard | null
  addresses: (Address & { isDefault?: boolean })[]
}
