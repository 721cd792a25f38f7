import type { GroupCode } from '~/api/types'
import type { Operation } from '~/shared/access/permissions'
import type { PathWith } from '~/shared/api/operations'

/** Which record of parameters a group has (specification 7, parameters). */
export interface RecordKind {
  /** The fields that its form shows. */
  fields: 'supplier' | 'buyer' | 'agent'
  /** Where it is changed. */
  path: Extract<PathWith<'patch'>, `/parameter_${string}/{id}`>
  patch: Operation
}

type Name = RecordKind['path'] extends `/parameter_${infer Records}/{id}` ? Records : never

const kind = (fields: RecordKind['fields'], name: Name): RecordKind => ({
  fields,
  path: `/parameter_${name}/{id}`,
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
