import type { Me, Person } from '~/api/types'
import { type TermsKind, termsKind } from '~/shared/terms/terms-kind'

/** The terms between the reader and a person; null where they have none. */
export function termsOf({ relation, userGroup }: Person, viewer: Me): TermsKind | null {
  if (!relation || relation.status === 'reject') return null
  return termsKind(viewer.userGroup.code, userGroup.code, relation.value)
}

/** Whether the reader sets them: the parent alone does (domain 1.1). */
export const setsTerms = ({ relation }: Person) => relation?.value === 'child'
