import type { Me, Person } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { ordersForOthers } from '~/shared/cart/own-customer'

/** Whether the viewer may order in a person's name: an active customer whose addresses the viewer may use (specification 6). */
export const mayBeOrderedFor = ({ status, userGroup, addresses }: Person, viewer: Me) =>
  ordersForOthers(viewer.userGroup.code) &&
  ordersForItself(userGroup.code) &&
  status === 'valid' &&
  addresses.length > 0
