import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { actorWords } from '~/shared/document/acting'
import { formatDateTime } from '~/shared/format/format'
import { actWithUndo } from '~/shared/undo/undo'
import { notesQuery } from '../queries'
import { NoteForm } from './NoteForm'
import classes from './NotesPanel.module.css'
import type { Note } from './note'

/** A note with who wrote it and when; it is changed in its place. */
export function NoteItem({ note, person }: { note: Note; person: Person }) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const [isChanging, setIsChanging] = useState(false)

  function remove() {
    const path = pathOf(note['@id'])
    actWithUndo({
      key: path,
      message: t('notes.deleted'),
      send: async ({ keepalive }) => {
        await api.delete('/user_notes/{id}', { path: { id: note.id }, keepalive })
        await client.invalidateQueries(notesQuery(person.id))
      },
    })
  }

  if (isChanging) {
    return (
      <li>
        <NoteForm person={person} note={note} onDone={() => setIsChanging(false)} />
      </li>
    )
  }
  return (
    <li>
      <p className={classes.text}>{note.text}</p>
      <p className={classes.by}>
        <span>
          {actorWords({ actor: note.author.name, impersonator: note.impersonator?.name ?? '' })} ·{' '}
          <time dateTime={note.updatedAt}>{formatDateTime(note.updatedAt)}</time>
        </span>
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.tool}
            data-touch="square"
            aria-label={t('notes.change')}
            onClick={() => setIsChanging(true)}
          >
            <IconPencil size={17} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.tool}
            data-touch="square"
            aria-label={t('notes.delete')}
            onClick={remove}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </span>
      </p>
    </li>
  )
}
