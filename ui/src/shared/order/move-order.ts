import type { Order, Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { type ApiError, codeOf } from '~/shared/api/errors'
import type { OrderDetail } from './order'

/** The state an order is brought to, with the one that was on the screen: another one now is a conflict. */
export type MoveBody = Schemas['OrdersTransitionRequest']

/** Brings an order, or a quotation, to another state. */
export const moveOrder = ({ id }: Pick<Order, 'id'>, body: MoveBody): Promise<OrderDetail> =>
  api.post('/orders/{id}/transitions', body, { path: { id }, quiet: 'movedMeanwhile' })

/** An order as it is now. */
export const readOrder = ({ id }: Pick<Order, 'id'>): Promise<OrderDetail> => api.get('/orders/{id}', { path: { id } })

/** Whether somebody else moved the order before. */
export const isMovedMeanwhile = (error: ApiError) => codeOf(error.body) === 'orders.moved_meanwhile'
