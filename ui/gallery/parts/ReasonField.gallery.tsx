import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { type Gallery, say } from '../gallery'

const label = say('Motif', 'Reason')

export default {
  about: 'Why somebody does what others are told of.',
  states: {
    empty: () => <ReasonField label={label} placeholder={say('600 saisi pour 60', '600 typed for 60')} />,
    filled: () => (
      <ReasonField
        label={label}
        defaultValue={say(
          'Le lot a été analysé : rien n’a été trouvé.\nIl peut repartir dès demain.\nLe laboratoire a écrit aux clients.',
          'The lot was analysed: nothing was found.\nIt may leave from tomorrow on.\nThe laboratory wrote to the customers.',
        )}
      />
    ),
    error: () => <ReasonField label={label} error={say('Ce champ est obligatoire.', 'This field is required.')} />,
  },
} satisfies Gallery
