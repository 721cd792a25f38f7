import { MoveDialog } from '~/shared/order/MoveDialog'
import type { MoveVerb } from '~/shared/order/moves'
import type { Gallery } from '../gallery'

const still = () => undefined

const dialog = (verb: MoveVerb, isCommentRequired: boolean, isGone = false) => (
  <MoveDialog
    verb={verb}
    number="CMD-2026-000009"
    isCommentRequired={isCommentRequired}
    isGone={isGone}
    send={async () => undefined}
    onSent={still}
    onClose={still}
  />
)

export default {
  about: 'Says what a move of an order means and asks for its comment.',
  states: {},
  alone: {
    harm: () => dialog('cancel', true),
    normal: () => dialog('confirmDelivery', false),
    'no longer possible': () => dialog('validateUnpaid', true, true),
  },
} satisfies Gallery
