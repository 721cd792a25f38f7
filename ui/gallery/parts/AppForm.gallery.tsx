import { TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { ApiError, NetworkError } from '~/shared/api/errors'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { all } from '~/shared/validation/rule'
import { email, required } from '~/shared/validation/text-rules'
import { type Gallery, say } from '../gallery'
import { Column } from '../Row'

interface Props {
  label: string
  from?: string
  /** Sends at once, to show what follows. */
  isSent?: boolean
  send?: () => Promise<unknown>
}

const saved = () => Promise.resolve()

function Contact({ label, from = '', isSent = false, send = saved }: Props) {
  const form = useAppForm({
    initialValues: { email: from, city: from && 'Lyon' },
    rules: { email: all(required, email), city: required },
    send,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isSent) void form.submit()
  }, [])
  return (
    <AppForm form={form} label={label} isGuarded={false}>
      <Column>
        <TextInput label={say('E-mail', 'Email')} required {...form.getInputProps('email')} />
        <TextInput label={say('Ville', 'City')} required {...form.getInputProps('city')} />
        <div>
          <SubmitButton>{say('Enregistrer le contact', 'Save the contact')}</SubmitButton>
        </div>
      </Column>
    </AppForm>
  )
}

const camille = 'camille@aubrac.fr'

const refused = () =>
  Promise.reject(
    new ApiError(422, 'invalid', {
      violations: [
        { propertyPath: 'email', message: say('Cette adresse est déjà prise.', 'This address is taken.') },
        { propertyPath: '', message: say('Ce contact existe chez un autre client.', 'Another customer has it.') },
      ],
    }),
  )

export default {
  about: 'The frame of a form: refusals on top, the focus on the first wrong field.',
  states: {
    empty: () => <Contact label={say('Vide', 'Empty')} />,
    filled: () => <Contact label={say('Rempli', 'Filled')} from={camille} />,
    error: () => <Contact label={say('À corriger', 'Wrong')} isSent />,
    refused: () => <Contact label={say('Refusé', 'Refused')} from={camille} isSent send={refused} />,
    failing: () => (
      <Contact
        label={say('Sans réseau', 'No network')}
        from={camille}
        isSent
        send={() => Promise.reject(new NetworkError('offline'))}
      />
    ),
    sending: () => (
      <Contact label={say('Envoyé', 'On its way')} from={camille} isSent send={() => new Promise(() => undefined)} />
    ),
  },
} satisfies Gallery
