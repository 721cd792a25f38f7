import { Textarea } from '@mantine/core'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { type Gallery, say } from '../gallery'

const still = () => undefined

function Example({ submit, isHarm = false }: { submit: string | null; isHarm?: boolean }) {
  const form = useAppForm({ initialValues: { comment: '' }, send: async () => undefined, onSent: still })
  return (
    <FormDialog
      form={form}
      title={say('Refuser la demande', 'Reject the request')}
      lead={say('Le client reçoit votre motif.', 'The customer receives your reason.')}
      submit={submit}
      button={isHarm ? { color: 'danger.6' } : {}}
      onClose={still}
    >
      <Textarea label={say('Motif', 'Reason')} {...form.getInputProps('comment')} />
    </FormDialog>
  )
}

export default {
  about: 'A form in a dialog.',
  states: {},
  alone: {
    normal: () => <Example submit={say('Envoyer', 'Send')} />,
    harm: () => <Example isHarm submit={say('Refuser', 'Reject')} />,
    'cannot be sent': () => <Example submit={null} />,
  },
} satisfies Gallery
