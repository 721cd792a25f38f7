import type { GroupCode } from '~/api/types'

/** Where the API keeps the record of a group that has conditions of its own. */
const records: Partial<Record<GroupCode, string>> = {
  restaurant: '/parameter_restaurants',
  wine_merchant: '/parameter_wine_merchants',
  hypermarket: '/parameter_hypermarkets',
  cse: '/parameter_cses',
}

/** The path of a buyer's record; null for groups without conditions. */
export const conditionsPath = ({ id, userGroup }: { id: number; userGroup: { code: GroupCode } }) => {
  const record = records[userGroup.code]
  return record ? `${record}/${id}` : null
}

/** Rates travel in percent; fields hold basis points. */
export const toPoints = (percent: number | undefined) => Math.round((percent ?? 0) * 100)

export const toPercent = (points: number | null) => (points ?? 0) / 100
