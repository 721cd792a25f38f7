import { MoveDialog } from '~/shared/document/MoveDialog'
import { OrderMoveDialog } from '~/shared/order/OrderMoveDialog'
import { type Gallery, say } from '../gallery'

const still = () => undefined
const send = async () => undefined

export default {
  about: 'Says what a move of a document means, and asks for its comment and its day.',
  states: {},
  alone: {
    'with a reason': () => (
      <MoveDialog
        title={say('Annuler la réception', 'Cancel the receipt')}
        lead={say('Ceux à qui ces vins sont promis sont prévenus.', 'Who was promised these wines is told.')}
        submit={say('Annuler la réception', 'Cancel the receipt')}
        isHarm
        comment={{
          label: say('Motif', 'Reason'),
          placeholder: say('Camion en panne', 'The lorry broke down'),
          isRequired: true,
        }}
        send={send}
        onClose={still}
      />
    ),
    'with a day and a comment': () => (
      <OrderMoveDialog
        verb="confirmDelivery"
        number="CMD-2026-000009"
        isCommentRequired={false}
        send={send}
        onClose={still}
      />
    ),
    'no longer possible': () => (
      <OrderMoveDialog verb="cancel" number="CMD-2026-000009" isCommentRequired isGone send={send} onClose={still} />
    ),
  },
} satisfies Gallery
