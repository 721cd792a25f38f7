import { SubmitButton } from '~/shared/forms/SubmitButton'
import { SendingContext } from '~/shared/forms/sending'
import { type Gallery, say } from '../gallery'

const words = () => say('Enregistrer le contact', 'Save the contact')

export default {
  about: 'Sends the form around; never disabled, it keeps the focus while the form is on its way.',
  states: {
    normal: () => <SubmitButton>{words()}</SubmitButton>,
    sending: () => (
      <SendingContext value={true}>
        <SubmitButton>{words()}</SubmitButton>
      </SendingContext>
    ),
  },
} satisfies Gallery
