import type { Me } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import type { Person } from './person'

/** Which terms a relation has, by who is tied to whom (domain 1.1): of an agent's customer nothing but the label counts. */
export type TermsKind = 'agent' | 'customer' | 'label'

/** The terms between the reader and a person; null where they have none. */
export function termsOf(person: Person, viewer: Me): TermsKind | null {
  if (!person.relation || person.relation.status === 'reject') return null
  const groups = [viewer.userGroup.code, person.userGroup.code]
  if (!groups.includes('supplier')) return person.relation.value === 'child' ? 'label' : null
  if (groups.includes('commercial_agent')) return 'agent'
  return groups.some(ordersForItself) ? 'customer' : null
}

/** Whether the reader sets them: the parent alone does (domain 1.1). */
export const setsTerms = ({ relation }: Person) => relation?.value === 'child'

/** The agent's fee, unless another is agreed on (domain 1.1). */
export const USUAL_FEE = 15
