import { Button, Group, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dialog } from '~/shared/parts/Dialog'
import { required } from '~/shared/validation/text-rules'

interface Props {
  title: string
  /** The button names the result. */
  confirm: string
  /** The name to begin with. */
  name?: string
  send: (name: string) => Promise<unknown>
  onDone: (name: string) => void
  onClose: () => void
}

/** Characters of a name that the server takes. */
const MAX_NAME = 60

/** Asks for the name of a view. */
export function ViewForm({ title, confirm, name = '', send, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const form = useAppForm({
    initialValues: { name },
    rules: { name: required },
    send: (values) => send(values.name.trim()),
    onSent: (_, values) => onDone(values.name.trim()),
  })
  return (
    <Dialog onClose={onClose} title={title}>
      <AppForm form={form} label={title} isGuarded={false}>
        <TextInput label={t('views.name')} maxLength={MAX_NAME} data-autofocus {...form.getInputProps('name')} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton>{confirm}</SubmitButton>
        </Group>
      </AppForm>
    </Dialog>
  )
}
