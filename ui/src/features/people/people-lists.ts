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
export const CUSTOMER_GROUPS = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'negociant',
  'customer',
] as const satisfies GroupCode[]
