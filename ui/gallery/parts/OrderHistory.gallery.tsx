import { OrderHistory } from '~/shared/order/OrderHistory'
import type { TimelineEntry } from '~/shared/order/order'
import { type Gallery, say } from '../gallery'

const step = (to: TimelineEntry['to'], own: Partial<TimelineEntry> = {}): TimelineEntry => ({
  from: null,
  to,
  actor: 'Camille Aubrac',
  impersonator: '',
  givenUpQuantity: 0,
  related: null,
  comment: '',
  at: '2026-11-20T08:43:05Z',
  ...own,
})

const order = { number: 'CMD-2026-000010', proof: null }

export default {
  about: 'What happened to an order or a quotation, by whom and in whose name, and what is to come.',
  states: {
    'just placed': () => (
      <OrderHistory
        order={{ ...order, timeline: [step('processing')] }}
        coming={['validated', 'preparation', 'shipped']}
      />
    ),
    'in trouble': () => (
      <OrderHistory
        order={{
          ...order,
          timeline: [
            step('processing', { impersonator: 'Julien Carpentier' }),
            step('validated', { actor: '', at: '2026-11-20T08:43:06Z' }),
            step('incident', {
              at: '2026-11-21T14:02:00Z',
              comment: say('Deux bouteilles cassées à la livraison.', 'Two bottles broken on delivery.'),
            }),
          ],
        }}
      />
    ),
    'accepted by its seller': () => (
      <OrderHistory
        order={{
          ...order,
          proof: '/api/quotations/10/proof',
          timeline: [step('quotation'), step('processing', { from: 'quotation', actor: 'Maison Delorme' })],
        }}
      />
    ),
  },
} satisfies Gallery
