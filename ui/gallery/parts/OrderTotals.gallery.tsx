import { OrderTotals } from '~/shared/order/OrderTotals'
import { Panel } from '~/shared/parts/Panel'
import type { Gallery } from '../gallery'
import { orderDetail } from '../samples/order-detail'

export default {
  about: 'From the goods of an order or a quotation to what is to be paid.',
  states: {
    normal: () => (
      <Panel flush>
        <OrderTotals order={orderDetail} withTax={false} withCommission />
      </Panel>
    ),
    'with tax, for individuals': () => (
      <Panel flush>
        <OrderTotals order={orderDetail} withTax />
      </Panel>
    ),
  },
} satisfies Gallery
