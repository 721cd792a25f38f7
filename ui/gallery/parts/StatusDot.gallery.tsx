import type { OrderStatus, UserStatus } from '~/api/types'
import { OrderStatusDot, StatusDot, UserStatusDot } from '~/shared/parts/StatusDot'
import { type Gallery, say } from '../gallery'
import { Column, Row } from '../Row'

const statuses: OrderStatus[] = [
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

const accounts: UserStatus[] = ['processing', 'valid', 'blocked', 'deleted']

export default {
  about: 'A status: a dot and a word, never a colour alone.',
  states: {
    tones: () => (
      <Row>
        <StatusDot tone="neutral" label={say('Brouillon', 'Draft')} />
        <StatusDot tone="attention" label={say('À traiter', 'To process')} />
        <StatusDot tone="progress" label={say('En cours', 'Under way')} />
        <StatusDot tone="done" label={say('Terminée', 'Done')} />
        <StatusDot tone="error" label={say('Litige', 'Dispute')} />
      </Row>
    ),
    orders: () => (
      <Column>
        {statuses.map((status) => (
          <OrderStatusDot key={status} status={status} />
        ))}
      </Column>
    ),
    accounts: () => (
      <Row>
        {accounts.map((status) => (
          <UserStatusDot key={status} status={status} />
        ))}
      </Row>
    ),
  },
} satisfies Gallery
