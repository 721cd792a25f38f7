import type { GroupCode, Me, Person } from '~/api/types'

/** The parts of a supplier's page for who may buy in its shop; `?tab=` names one. */
export const SUPPLIER_TABS = ['shop', 'card'] as const

export type SupplierTab = (typeof SUPPLIER_TABS)[number]

/** Whom shops are for, and what each comes to a supplier for: works councils order as professionals too. */
const usual: Partial<Record<GroupCode, SupplierTab>> = { customer: 'shop', cse: 'card' }

/** Whether shops are for a group. */
export const buysInShops = (group: GroupCode | undefined) => group !== undefined && group in usual

/** The part that is shown; null where there is nothing to choose. */
export function tabOf(person: Person, viewer: Me, asked: SupplierTab | undefined): SupplierTab | null {
  const own = usual[viewer.userGroup.code]
  return own && person.userGroup.code === 'supplier' ? (asked ?? own) : null
}
