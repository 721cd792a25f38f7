import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { pathOf } from '~/shared/api/client'
import { Dim } from '~/shared/layout/Dim'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { useSession } from '~/shared/session/session'
import { usePendingActs } from '~/shared/undo/undo'
import { notesQuery } from '../queries'
import { NoteForm } from './NoteForm'
import { NoteItem } from './NoteItem'
import classes from './NotesPanel.module.css'

/** What the reader wants to remember of a person; the person itself never sees it. */
export function NotesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  // Administrators keep theirs together.
  const isShared = useSession(({ user }) => user !== null && isAdmin(user.userGroup.code))
  const asked = useQuery(notesQuery(person.id))
  const gone = usePendingActs()
  const [isWriting, setIsWriting] = useState(false)
  const notes = (asked.data?.['hydra:member'] ?? []).filter((note) => !gone.has(pathOf(note['@id'])))
  return (
    <QueryPanel
      title={t('notes.title')}
      asked={asked}
      height={140}
      aside={
        !isWriting && (
          <Button
            variant="default"
            size="compact-md"
            className={classes.add}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setIsWriting(true)}
          >
            {t('notes.add')}
          </Button>
        )
      }
    >
      {isWriting && <NoteForm person={person} onDone={() => setIsWriting(false)} />}
      {notes.length === 0 && !isWriting && (
        <Dim as="p">{t(isShared ? 'notes.emptyHelpShared' : 'notes.emptyHelp')}</Dim>
      )}
      {notes.length > 0 && (
        <ul className={classes.list}>
          {notes.map((note) => (
            <NoteItem key={note['@id']} note={note} person={person} />
          ))}
        </ul>
      )}
    </QueryPanel>
  )
}
