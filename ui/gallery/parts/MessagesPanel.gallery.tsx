import { MessagesPanel } from '~/shared/order/MessagesPanel'
import type { OrderMessage } from '~/shared/order/order'
import { type Gallery, say } from '../gallery'
import { orderItems } from '../samples/order-detail'

const still = () => undefined

const messages = (): OrderMessage[] => [
  {
    id: 1,
    author: { id: 3, name: 'Camille Aubrac', role: 'buyer' },
    impersonator: '',
    item: orderItems[0]?.id ?? null,
    text: say('Pouvez-vous livrer le millésime 2020 à la place ?', 'Could you deliver the 2020 vintage instead?'),
    at: '2026-11-20T09:02:00Z',
  },
  {
    id: 2,
    author: { id: 5, name: 'Étienne Montcallier', role: 'supplier' },
    impersonator: 'Julien Carpentier',
    item: null,
    text: say(
      'Oui, au même prix.\nNous partons demain matin avec la tournée de la vallée ; comptez deux jours.',
      'Yes, at the same price.\nWe leave tomorrow morning with the valley round; allow two days.',
    ),
    at: '2026-11-20T09:31:00Z',
  },
]

const panel = (own: OrderMessage[]) => (
  <MessagesPanel order={{ id: 9, items: orderItems, messages: own }} reader={3} onItem={still} onSent={still} />
)

export default {
  about: 'What the parties write to one another, about the order or one of its lines.',
  states: { empty: () => panel([]), normal: () => panel(messages()) },
} satisfies Gallery
