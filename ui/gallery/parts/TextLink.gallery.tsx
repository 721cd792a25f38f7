import { TextLink } from '~/shared/parts/TextLink'
import { type Gallery, say } from '../gallery'

export default {
  about: 'Words in a sentence or a cell that lead somewhere, as large as those around them.',
  states: {
    normal: () => (
      <p>
        {say('Remplacée par', 'Replaced by')} <TextLink to="/orders">CMD-2026-000009</TextLink>
      </p>
    ),
  },
} satisfies Gallery
