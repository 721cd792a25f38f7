import { PayDialog } from '~/shared/payment/PayDialog'
import type { Gallery } from '../gallery'
import { payable } from '../samples/payments'

const still = () => undefined

export default {
  about: 'Enters what was paid of an invoice or an order: all that is open of it is proposed.',
  states: {},
  alone: {
    invoice: () => <PayDialog of={payable} onClose={still} />,
    order: () => <PayDialog of={{ ...payable, kind: 'order', number: 'CMD-2026-000009' }} onClose={still} />,
  },
} satisfies Gallery
