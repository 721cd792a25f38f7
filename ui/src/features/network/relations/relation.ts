import type { Me, UserRelation } from '~/api/types'
import type { States } from '~/shared/document/states'
import { type TermsKind, termsKind } from '~/shared/terms/terms-kind'

/** Whom a relation is with: until it accepts, who invited knows the e-mail alone. */
export const nameOf = ({ user, email }: UserRelation) => user?.name ?? email

/** Where it is changed, on either side. */
export const pathTo = ({ relation }: UserRelation) =>
  relation === 'child' ? '/user_children/{id}' : '/user_parent/{id}'

/** Its link serves no more; it can be sent again. */
export const isExpired = ({ expiresAt }: UserRelation) => expiresAt !== null && Date.parse(expiresAt) <= Date.now()

/** Which terms the relation has for its reader; null where there are none, or where nobody can tell yet. */
export function kindOf({ status, user, relation }: UserRelation, viewer: Me): TermsKind | null {
  if (status === 'reject') return null
  const reader = viewer.userGroup.code
  if (!user) return reader === 'supplier' ? 'either' : null
  return termsKind(reader, user.userGroup.code, relation)
}

/** Whether the reader sets its terms: the parent alone does (domain 1.1). */
export const setsTerms = (relation: UserRelation, viewer: Me) =>
  relation.relation === 'child' && kindOf(relation, viewer) !== null

/** Where a relation stands, in the words of specification 3. */
export const relationStates: States<UserRelation['status']> = {
  tones: { pending: 'attention', valid: 'done', reject: 'neutral' },
  nameOf: (status) => `enums:user_relation_status.${status}`,
}
