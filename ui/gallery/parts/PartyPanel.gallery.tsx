import { PartyPanel } from '~/shared/order/PartyPanel'
import type { Gallery } from '../gallery'
import { orderDetail } from '../samples/order-detail'

export default {
  about: 'Who orders from whom.',
  states: { normal: () => <PartyPanel order={orderDetail} /> },
} satisfies Gallery
