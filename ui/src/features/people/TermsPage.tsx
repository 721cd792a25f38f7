import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { personName } from '~/shared/format/person-name'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { useSession } from '~/shared/session/session'
import { IdentityPanel } from './IdentityPanel'
import { NotesPanel } from './NotesPanel'
import { PersonFacts } from './PersonFacts'
import classes from './PersonPage.module.css'
import { PersonPageSkeleton } from './PersonPageSkeleton'
import type { Person } from './person'
import { isNotFound, personQuery } from './person-query'
import { pageOf } from './person-screen'
import { TermsForm } from './TermsForm'
import { TermsPanel } from './TermsPanel'
import { setsTerms, termsOf } from './terms'

/** What a seller changes of a person: the terms between the two, its own name for it, its notes; who it is stays the person's. */
export function TermsPage({ id }: { id: string }) {
  const { t } = useTranslation('people')
  const viewer = useSession((session) => session.user)
  const { data: person, error, refetch } = useQuery({ ...personQuery(id), throwOnError: isNotFound })
  if (!viewer) return null
  if (!person) {
    return (
      <>
        <PageHeader title={t('edit.title')} />
        {error ? (
          <Panel>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <PersonPageSkeleton />
        )}
      </>
    )
  }
  const name = personName(person)
  return (
    <>
      <PageHeader
        title={t('edit.of', { name })}
        sign={<PersonSign name={name} logo={person.parameters?.base64ContentLogo} />}
        back={{ to: pageOf(person, viewer), label: name }}
        subtitle={<PersonFacts person={person} />}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Terms person={person} viewer={viewer} />
          {mayCall('user_notes.list', viewer) && <NotesPanel person={person} />}
        </div>
        <div className={classes.side}>
          <IdentityPanel person={person} note={t('edit.identity', { name })} />
        </div>
      </div>
    </>
  )
}

/** The terms as fields for who sets them, as text for who does not, or why there are none. */
function Terms({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const kind = termsOf(person, viewer)
  if (!kind) return <Notice tone="info">{t('edit.noRelation', { name: personName(person) })}</Notice>
  return setsTerms(person) ? (
    <TermsForm person={person} kind={kind} viewer={viewer} />
  ) : (
    <TermsPanel person={person} viewer={viewer} />
  )
}
