import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { OrderStatus } from '~/api/types'
import type { Stage } from './stage'

/** The list of orders as a figure opens it. */
interface OrdersView {
  tab?: Stage
  status?: OrderStatus[]
  from?: string
  to?: string
  sort?: 'supplier' | 'customer'
  customer?: number
}

/** The orders behind a figure. */
export const ordersLink = (search: OrdersView): LinkProps => linkOptions({ to: '/orders', search })
