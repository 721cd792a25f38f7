import { OrderRows } from '~/shared/parts/OrderRows'
import type { Gallery } from '../gallery'
import { someOrders } from '../samples/orders'

export default {
  about: 'A few orders, each of which leads to its page.',
  states: {
    party: () => <OrderRows orders={someOrders(4)} party="supplier" />,
    plain: () => <OrderRows orders={someOrders(4)} />,
    tax: () => <OrderRows orders={someOrders(2)} party="customer" withTax />,
  },
} satisfies Gallery
