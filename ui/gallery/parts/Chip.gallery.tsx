import { Chip } from '~/shared/parts/Chip'
import { type Gallery, say } from '../gallery'

export default {
  about: 'A word or two that stand out among others.',
  states: {
    normal: () => <Chip>{say('Par défaut', 'Default')}</Chip>,
    done: () => <Chip tone="done">{say('Remise 5 %', '5% off')}</Chip>,
  },
} satisfies Gallery
