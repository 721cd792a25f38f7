import { Figures } from '~/shared/parts/Figures'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What something is in figures, beside one another.',
  states: {
    four: () => (
      <Figures
        label={say('La réception en bouteilles', 'The receipt in bottles')}
        figures={[
          [say('Annoncées', 'Announced'), '240'],
          [say('Reçues', 'Received'), '180'],
          [say('Abîmées', 'Damaged'), '2'],
          [say('Restent à venir', 'Still to come'), '58'],
        ]}
      />
    ),
  },
} satisfies Gallery
