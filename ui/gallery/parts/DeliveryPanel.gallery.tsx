import { DeliveryPanel } from '~/shared/order/DeliveryPanel'
import type { Gallery } from '../gallery'
import { orderDetail } from '../samples/order-detail'

export default {
  about: 'Where the goods and the invoice of an order or a quotation go, who carries them and when they are paid.',
  states: { normal: () => <DeliveryPanel order={orderDetail} /> },
} satisfies Gallery
