import type { GroupCode } from '~/api/types'

/** The helper groups of specification 6. */
export const isAdmin = (group: GroupCode) => group === 'admin' || group === 'superadmin'

const buyers: GroupCode[] = ['restaurant', 'wine_merchant', 'hypermarket', 'cse']

const isBuyer = (group: GroupCode) => buyers.includes(group)

/** Who orders for itself in its daily work: buyers, distributors, individuals. */
export const ordersForItself = (group: GroupCode) => isBuyer(group) || group === 'negociant' || group === 'customer'
