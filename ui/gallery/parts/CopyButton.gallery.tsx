import { CopyButton } from '~/shared/parts/CopyButton'
import { type Gallery, say } from '../gallery'

export default {
  about: 'Copies a text, and says that it did.',
  states: {
    normal: () => (
      <CopyButton
        text="FR14"
        label={say('Copier l’IBAN', 'Copy the IBAN')}
        copied={say('Copié', 'Copied')}
        failed={say('La copie n’a pas abouti.', 'It could not be copied.')}
      />
    ),
  },
} satisfies Gallery
