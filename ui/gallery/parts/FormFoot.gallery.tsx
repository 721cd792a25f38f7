import { Button } from '@mantine/core'
import { FormFoot } from '~/shared/forms/FormFoot'
import { type Gallery, say } from '../gallery'

const save = () => say('Enregistrer l’adresse', 'Save the address')

export default {
  about: 'The end of a form.',
  states: {
    'one button': () => <FormFoot submit={save()} />,
    'with a way out': () => (
      <FormFoot submit={save()}>
        <Button variant="default">{say('Annuler', 'Cancel')}</Button>
      </FormFoot>
    ),
  },
} satisfies Gallery
