import type { Order, OrderStatus } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError, codeOf } from '~/shared/api/errors'
import type { IncidentKind, IncidentOutcome, OrderDetail } from './order'

export interface MoveBody {
  transition: OrderStatus
  /** The state that was on the screen: another one now is a conflict. */
  from?: OrderStatus
  comment?: string
  /** The revision of a quotation that is accepted. */
  revision?: number
  cgAccepted?: boolean
  /** What the customer signed, as a data URL, when a seller accepts for it. */
  proof?: string
  incident?: {
    kind: IncidentKind
    lines: { item: number; quantity: number; reason: string; photo?: string }[]
  }
  outcomes?: { line: number; outcome: IncidentOutcome; comment?: string }[]
}

/** Brings an order, or a quotation, to another state. */
export const moveOrder = ({ id }: Pick<Order, 'id'>, body: MoveBody): Promise<OrderDetail> =>
  api.post<OrderDetail>(`/orders/${id}/transitions`, body, { quiet: 'movedMeanwhile' })

/** An order as it is now. */
export const readOrder = ({ id }: Pick<Order, 'id'>): Promise<OrderDetail> => api.get<OrderDetail>(`/orders/${id}`)

/** Whether what stands in the way may be gone from the screen: the order is to be read again. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** Whether somebody else moved the order before. */
export const isMovedMeanwhile = (error: ApiError) => codeOf(error.body) === 'orders.moved_meanwhile'
