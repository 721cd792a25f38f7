import { useForm } from '@mantine/form'
import { EmailField } from '~/shared/person-fields/EmailField'
import { type Gallery, say } from '../gallery'

function Filled({ email = '', error }: { email?: string; error?: string }) {
  return (
    <EmailField
      form={useForm({ initialValues: { email }, initialErrors: error ? { email: error } : {} })}
      description={say('Vous vous connecterez avec cette adresse.', 'You will sign in with this address.')}
    />
  )
}

export default {
  about: 'The e-mail a person signs in with.',
  states: {
    empty: () => <Filled />,
    filled: () => <Filled email="camille@aubrac.fr" />,
    used: () => (
      <Filled email="camille@aubrac.fr" error={say('Cet e-mail est déjà utilisé', 'This e-mail is already used')} />
    ),
  },
} satisfies Gallery
