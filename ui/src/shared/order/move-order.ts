import type { Order, OrderStatus } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import type { IncidentKind, IncidentOutcome, OrderDetail } from './order'

export interface MoveBody {
  transition: OrderStatus
  /** The state that was on the screen: another one now is a conflict. */
  from?: OrderStatus
  comment?: string
  /** The revision of a quotation that is accepted. */
  revision?: number
  cgAccepted?: boolean
  incident?: {
    kind: IncidentKind
    lines: { item: number; quantity: number; reason: string; photo?: string }[]
  }
  outcomes?: { line: number; outcome: IncidentOutcome; comment?: string }[]
}

/** Brings an order, or a quotation, to another state. The caller shows what it throws. */
export const moveOrder = ({ id }: Pick<Order, 'id'>, body: MoveBody): Promise<OrderDetail> =>
  api.post<OrderDetail>(`/orders/${id}/transitions`, body, { silent: true })

/** Whether somebody else moved the order before. */
export const isMovedMeanwhile = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** Where an order that was moved meanwhile stands now, when the refusal says so. */
export function statusNow(error: ApiError): OrderStatus | null {
  const { body } = error
  if (typeof body !== 'object' || body === null || !('status' in body)) return null
  return typeof body.status === 'string' ? (body.status as OrderStatus) : null
}
