import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Row } from '~/shared/layout/Row'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { notesQuery } from '../queries'
import classes from './NotesPanel.module.css'
import type { Note } from './note'

interface Props {
  person: Person
  /** The note to change; without one a new note is written. */
  note?: Note
  onDone: () => void
}

/** Characters of a note. */
const LONGEST = 2000

/** Writes a note, or writes it anew. */
export function NoteForm({ person, note, onDone }: Props) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const form = useAppForm({
    initialValues: { text: note?.text ?? '' },
    rules: { text: all(required, max(LONGEST)) },
    send: ({ text }) =>
      note
        ? api.patch('/user_notes/{id}', { text }, { path: { id: note.id } })
        : api.post('/user_notes', { user: person['@id'], text }),
    onSent: async () => {
      await client.invalidateQueries(notesQuery(person.id))
      onDone()
    },
  })
  return (
    <AppForm form={form} label={t(note ? 'notes.change' : 'notes.add')} className={classes.form}>
      <Textarea
        aria-label={t('notes.text')}
        placeholder={t('notes.placeholder')}
        minRows={3}
        maxRows={12}
        data-autofocus
        autoFocus
        {...form.getInputProps('text')}
      />
      <Row align="stretch" justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <SubmitButton variant="default">{t('notes.save')}</SubmitButton>
      </Row>
    </AppForm>
  )
}
