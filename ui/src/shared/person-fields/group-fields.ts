import type { GroupCode } from '~/api/types'

const companyFields = ['company', 'siren', 'siret', 'numvat'] as const

/** Who holds and moves wine under excise: the number of an authorised warehouse keeper. */
const keepsWarehouse: GroupCode[] = ['restaurant', 'wine_merchant', 'hypermarket', 'supplier', 'negociant']

export type GroupField = (typeof companyFields)[number] | 'eaNumber' | 'birthday'

/** Everybody but private persons. */
export const isProfessional = (group: GroupCode) => group !== 'customer'

/** Whether a group is asked for a field; names, e-mail, telephone and language are everybody's. */
export function hasField(group: GroupCode, field: GroupField): boolean {
  if (field === 'birthday') return !isProfessional(group)
  if (field === 'eaNumber') return keepsWarehouse.includes(group)
  return isProfessional(group)
}
