import type { GroupCode } from '~/api/types'
import type { Operation } from '~/shared/access/permissions'

/** Which record of parameters a group has (specification 7, parameters). */
export interface RecordKind {
  /** The fields that its form shows. */
  fields: 'supplier' | 'buyer' | 'agent'
  /** The collection below /api. */
  path: string
  patch: Operation
}

const kind = (fields: RecordKind['fields'], name: string): RecordKind => ({
  fields,
  path: `/parameter_${name}`,
  patch: `parameter_${name}.patch` as Operation,
})

const kinds: Partial<Record<GroupCode, RecordKind>> = {
  supplier: kind('supplier', 'suppliers'),
  commercial_agent: kind('agent', 'commercial_agents'),
  cse: kind('buyer', 'cses'),
  hypermarket: kind('buyer', 'hypermarkets'),
  restaurant: kind('buyer', 'restaurants'),
  wine_merchant: kind('buyer', 'wine_merchants'),
}

/** The record of a group; null for groups without one. */
export const recordKind = (group: GroupCode): RecordKind | null => kinds[group] ?? null
