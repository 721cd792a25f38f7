import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { anOrderDetail } from '~/shared/order/testing/fixtures'

const [first] = anOrderDetail.items as [OrderItem]

/** Two lines of an order: plain stock, and one that is awaited. */
export const orderItems: OrderItem[] = [
  first,
  {
    ...first,
    id: 2,
    product: {
      ...first.product,
      '@id': '/api/products/13',
      id: 13,
      name: 'Crémant du Clos des Marnes, cuvée des Trois Cornets',
      reference: 'CRE-0013',
      type: 'sparkling',
      colour: 'white',
      region: 'Alsace',
      appellation: 'Crémant d’Alsace',
      vintage: null,
    },
    quantity: 26,
    remainingQuantity: 26,
    totalPriceTaxExcl: 306.28,
    tag: 'pending_receipt',
  },
]

/** An order with those lines. */
export const orderDetail: OrderDetail = { ...anOrderDetail, items: orderItems }
