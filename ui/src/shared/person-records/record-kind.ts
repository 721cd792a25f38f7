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

const kind = (fields: RecordKind['fields'], name: Name, patch: Operation): RecordKind => ({
  fields,
  path: `/parameter_${name}/{id}`,
  patch,
})

const kinds: Partial<Record<GroupCode, RecordKind>> = {
  supplier: kind('supplier', 'suppliers', 'parameter_suppliers.patch'),
  commercial_agent: kind('agent', 'commercial_agents', 'parameter_commercial_agents.patch'),
  cse: kind('buyer', 'cses', 'parameter_cses.patch'),
  hypermarket: kind('buyer', 'hypermarkets', 'parameter_hypermarkets.patch'),
  restaurant: kind('buyer', 'restaurants', 'parameter_restaurants.patch'),
  wine_merchant: kind('buyer', 'wine_merchants', 'parameter_wine_merchants.patch'),
}

/** The record of a group; null for groups without one. */
export const recordKind = (group: GroupCode): RecordKind | null => kinds[group] ?? null
