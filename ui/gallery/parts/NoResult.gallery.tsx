import { NoResult } from '~/shared/parts/NoResult'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What stands where a list’s filters leave nothing.',
  states: {
    normal: () => (
      <NoResult
        help={say('Aucune commande ne répond à ces filtres.', 'No order matches these filters.')}
        onClear={() => undefined}
      />
    ),
  },
} satisfies Gallery
