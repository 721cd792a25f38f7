import {
  type Icon,
  IconBottle,
  IconBriefcase,
  IconShoppingCart,
  IconToolsKitchen2,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { GroupCode } from '~/api/types'

/** Who may register (specification 6, creation types). */
export const profiles: { group: GroupCode; icon: Icon }[] = [
  { group: 'restaurant', icon: IconToolsKitchen2 },
  { group: 'wine_merchant', icon: IconBottle },
  { group: 'hypermarket', icon: IconShoppingCart },
  { group: 'cse', icon: IconUsersGroup },
  { group: 'customer', icon: IconUser },
  { group: 'commercial_agent', icon: IconBriefcase },
]
