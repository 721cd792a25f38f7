import type { GroupCode } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'

/**
 * Which terms a relation has, by who is tied to whom (domain 1.1): of an agent's customer nothing but the label counts,
 * and who has not answered its supplier yet may be an agent or a customer.
 */
export type TermsKind = 'agent' | 'customer' | 'label' | 'either'

/** The terms between two groups; null where they have none. The label is the parent's. */
export function termsKind(reader: GroupCode, other: GroupCode, value: string): TermsKind | null {
  const groups = [reader, other]
  if (!groups.includes('supplier')) return value === 'child' ? 'label' : null
  if (groups.includes('commercial_agent')) return 'agent'
  return groups.some(ordersForItself) ? 'customer' : null
}

/** The agent's fee, unless another is agreed on (domain 1.1). */
export const USUAL_FEE = 15
