import { PasteDialog } from '~/shared/lines/PasteDialog'
import { type Gallery, say } from '../gallery'

export default {
  about: 'A list from elsewhere, pasted at once.',
  states: {},
  alone: {
    empty: () => (
      <PasteDialog
        words={(key) =>
          ({
            title: say('Coller une liste', 'Paste a list'),
            help: say('Une ligne par vin : référence et quantité.', 'One line per wine: reference and quantity.'),
            label: say('Liste', 'List'),
            example: 'MAR-2018;24',
            send: say('Ajouter ces vins', 'Add these wines'),
          })[key]
        }
        read={(text) => Promise.resolve(text)}
        onRead={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
} satisfies Gallery
