import type { GroupCode } from '~/api/types'

/** The lists of the people one works with. */
export type PeopleList = 'customers' | 'agents' | 'suppliers'

/** Where the API keeps each list. */
export const apiPaths = {
  customers: '/customers',
  agents: '/commercial_agents',
  suppliers: '/suppliers',
} as const satisfies Record<PeopleList, string>

/** The groups of people who buy. */
export const CUSTOMER_GROUPS: GroupCode[] = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'negociant',
  'customer',
]

/** Whom a reader may invite from each list; the first is proposed (specification 6; rulings, creation choices). */
export function invitableGroups(of: PeopleList, reader: GroupCode): [GroupCode, ...GroupCode[]] {
  if (of === 'agents') return ['commercial_agent']
  if (of === 'suppliers') return ['supplier']
  const customers: [GroupCode, ...GroupCode[]] = ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'customer']
  return reader === 'commercial_agent' ? [...customers, 'supplier'] : customers
}

/** The list that somebody of a group is going to stand in. */
export function listOfGroup(group: GroupCode): PeopleList {
  if (group === 'commercial_agent') return 'agents'
  return group === 'supplier' ? 'suppliers' : 'customers'
}
