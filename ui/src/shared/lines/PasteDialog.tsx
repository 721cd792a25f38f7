import { Textarea } from '@mantine/core'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { required } from '~/shared/validation/text-rules'

interface Props<Read> {
  words: (key: 'title' | 'help' | 'label' | 'example' | 'send') => string
  read: (text: string) => Promise<Read>
  onRead: (read: Read) => void
  onClose: () => void
}

/** A list from elsewhere, one thing a line. */
export function PasteDialog<Read>({ words, read, onRead, onClose }: Props<Read>) {
  const form = useAppForm({
    initialValues: { text: '' },
    rules: { text: required },
    send: ({ text }) => read(text),
    onSent: onRead,
  })
  return (
    <FormDialog form={form} title={words('title')} lead={words('help')} submit={words('send')} onClose={onClose}>
      <Textarea
        label={words('label')}
        placeholder={words('example')}
        required
        minRows={8}
        maxRows={18}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormDialog>
  )
}
