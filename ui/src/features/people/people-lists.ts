import type { GroupCode } from '~/api/types'

/** The lists of the people one works with. */
export type PeopleList = 'customers' | 'agents' | 'suppliers'

/** Where the API keeps each list. */
export const apiPaths: Record<PeopleList, string> = {
  customers: '/customers',
  agents: '/commercial_agents',
  suppliers: '/suppliers',
}

/** The groups of people who buy. */
export const CUSTOMER_GROUPS: GroupCode[] = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'negociant',
  'customer',
]

/** Whom each list may invite; the first is proposed (rulings, creation choices). */
export const invitableGroups: Record<PeopleList, [GroupCode, ...GroupCode[]]> = {
  customers: ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'customer'],
  agents: ['commercial_agent'],
  suppliers: ['supplier'],
}
