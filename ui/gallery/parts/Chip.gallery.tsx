import { Bubble, Chip } from '~/shared/parts/Chip'
import { type Gallery, say } from '../gallery'

export default {
  about: 'A word or two that stand out among others, and how many wait behind a sign.',
  states: {
    normal: () => <Chip>{say('Par défaut', 'Default')}</Chip>,
    done: () => <Chip tone="done">{say('Remise 5 %', '5% off')}</Chip>,
    count: () => <Bubble>12</Bubble>,
  },
} satisfies Gallery
