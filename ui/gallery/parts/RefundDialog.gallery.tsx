import { RefundDialog } from '~/shared/payment/RefundDialog'
import type { Gallery } from '../gallery'
import { payable } from '../samples/payments'

export default {
  about: 'Enters what a supplier gave back of what its customer paid too much.',
  states: {},
  alone: {
    normal: () => (
      <RefundDialog supplier={payable.supplier} customer={payable.customer} free={10.78} onClose={() => undefined} />
    ),
  },
} satisfies Gallery
