import { Confirm } from '~/shared/parts/Confirm'
import { type Gallery, say } from '../gallery'

const still = () => undefined

export default {
  about: 'Asks before something that cannot be undone.',
  states: {},
  alone: {
    normal: () => (
      <Confirm
        opened
        title={say('Valider la commande', 'Place the order')}
        confirm={say('Valider', 'Place')}
        onConfirm={still}
        onClose={still}
      >
        {say('Le fournisseur est prévenu aussitôt.', 'The supplier is told at once.')}
      </Confirm>
    ),
    danger: () => (
      <Confirm
        opened
        danger
        title={say('Annuler la commande', 'Cancel the order')}
        confirm={say('Annuler la commande CMD-2026-000009', 'Cancel order CMD-2026-000009')}
        onConfirm={still}
        onClose={still}
      >
        {say(
          'La commande ne pourra pas être reprise : les bouteilles réservées retournent en stock, et les remises négociées pour elle seule sont perdues.',
          'The order cannot be taken up again: the reserved bottles go back to stock and its own discounts are lost.',
        )}
      </Confirm>
    ),
    loading: () => (
      <Confirm
        opened
        loading
        title={say('Valider la commande', 'Place the order')}
        confirm={say('Valider', 'Place')}
        onConfirm={still}
        onClose={still}
      >
        {say('Le fournisseur est prévenu aussitôt.', 'The supplier is told at once.')}
      </Confirm>
    ),
  },
} satisfies Gallery
