import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import { type Gallery, say } from '../gallery'

const place = { supplier: 1, warehouse: 'supplier' as const }

export default {
  about: 'One product of a supplier, by name, reference or code: Enter takes the first that is found.',
  states: {
    open: () => <ProductSearch place={place} label={say('Ajouter un vin', 'Add a wine')} onAdd={() => undefined} />,
    'with more about each': () => (
      <ProductSearch
        place={place}
        label={say('Ajouter un vin', 'Add a wine')}
        about={({ available }) => say(`${available} disponibles`, `${available} available`)}
        onAdd={() => undefined}
      />
    ),
  },
} satisfies Gallery
