import type { GroupCode, SampleRequest, SampleStatus } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import type { States } from '~/shared/document/states'

/** Which side of a request its reader is on. */
export type Side = 'buyer' | 'seller'

export const sideOf = (group: GroupCode): Side => (ordersForItself(group) ? 'buyer' : 'seller')

/** The states of a request, in the words of specification 3. */
export const sampleStates: States<SampleStatus> = {
  tones: { pending: 'attention', valid: 'progress', ordering: 'done', reject: 'neutral' },
  nameOf: (status) => `enums:sampleRequest_status.${status}`,
  bad: ['reject'],
}

/** The other side, by name. */
export const otherOf = (request: SampleRequest, side: Side) =>
  side === 'buyer' ? request.supplier.company : request.customer.company

/** What comes next of a request, as the key of its words. */
export function nextOf({ status, order, deliveredAt, canceledAt, feedback }: SampleRequest, side: Side): string | null {
  if (status === 'reject') return null
  if (feedback) return 'next.rated'
  if (deliveredAt) return `next.delivered.${side}`
  if (canceledAt) return 'next.canceled'
  return order ? 'next.ordered' : `next.${status}.${side}`
}
