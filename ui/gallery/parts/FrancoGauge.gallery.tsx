import type { Franco } from '~/api/types'
import { FrancoGauge } from '~/shared/parts/FrancoGauge'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

const byValue: Franco = {
  value: 450,
  quantity: null,
  currentValue: 318.6,
  currentQuantity: 30,
  missingValue: 131.4,
  missingQuantity: null,
  reached: false,
}

const byQuantity: Franco = {
  ...byValue,
  value: null,
  missingValue: null,
  quantity: 120,
  currentQuantity: 96,
  missingQuantity: 24,
}

export default {
  about: 'How much is missing for free shipping by a supplier.',
  states: {
    'by value': () => <FrancoGauge franco={byValue} supplier="Maison Delorme" />,
    'by quantity': () => <FrancoGauge franco={byQuantity} supplier="Château Brisac" />,
    both: () => (
      <FrancoGauge franco={{ ...byValue, quantity: 120, missingQuantity: 90 }} supplier="Les Caves Réunies" />
    ),
    'with a link': () => (
      <FrancoGauge
        franco={byValue}
        supplier="Domaine des Galets"
        end={<a href="#complete">{say('Compléter chez ce fournisseur', 'Complete with this supplier')}</a>}
      />
    ),
    'nothing yet': () => (
      <FrancoGauge
        franco={{ ...byValue, currentValue: 0, currentQuantity: 0, missingValue: 450 }}
        supplier="Mas Esparon"
      />
    ),
    reached: () => (
      <FrancoGauge franco={{ ...byValue, currentValue: 900, missingValue: 0, reached: true }} supplier="Ambre" />
    ),
    extreme: () => (
      <FrancoGauge
        franco={{ ...byValue, value: 9_999_999.99, missingValue: 9_876_543.21, currentValue: 123_456.78 }}
        supplier={longName}
      />
    ),
  },
} satisfies Gallery
