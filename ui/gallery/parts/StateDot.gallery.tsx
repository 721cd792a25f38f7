import type { OrderStatus } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { orderStates } from '~/shared/order/order-states'
import type { Gallery } from '../gallery'
import { Column } from '../Row'

const states: OrderStatus[] = [
  'quotation',
  'canceled_quotation',
  'processing',
  'waiting_payment',
  'paid',
  'paid_error',
  'validated',
  'canceled',
  'preparation',
  'pending_shipping',
  'partially_shipped',
  'shipped',
  'pending_invoice',
  'billed',
  'closed',
  'incident',
]

export default {
  about: 'Where a document stands: the colour and the name that the table of its kind gives to its state.',
  states: {
    orders: () => (
      <Column>
        {states.map((state) => (
          <StateDot key={state} of={orderStates} state={state} />
        ))}
      </Column>
    ),
  },
} satisfies Gallery
