import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { personQuery } from '~/shared/api/person-query'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { personName } from '~/shared/format/person-name'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { useSession } from '~/shared/session/session'
import { TermsForm } from '~/shared/terms/TermsForm'
import { toast } from '~/shared/toasts/toast'
import { NotesPanel } from '../notes/NotesPanel'
import { IdentityPanel } from './IdentityPanel'
import { PersonFacts } from './PersonFacts'
import classes from './PersonPage.module.css'
import { PersonPageSkeleton } from './PersonPageSkeleton'
import { pageOf } from './person-screen'
import { TermsPanel } from './TermsPanel'
import { setsTerms, termsOf } from './terms'

/** What a seller changes of a person: the terms between the two, its own name for it, its notes; who it is stays the person's. */
export function TermsPage({ id }: { id: string }) {
  const { t } = useTranslation('people')
  const viewer = useSession(({ user }) => user)
  return (
    <DetailScreen title={t('edit.title')} asked={useOne(personQuery(id))} skeleton={<PersonPageSkeleton />}>
      {(person) => viewer && <SellersView person={person} viewer={viewer} />}
    </DetailScreen>
  )
}

interface Props {
  person: Person
  viewer: Me
}

function SellersView({ person, viewer }: Props) {
  const { t } = useTranslation('people')
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
        <Stack gap={16} className={classes.main}>
          <Terms person={person} viewer={viewer} />
          {mayCall('user_notes.list', viewer) && <NotesPanel person={person} />}
        </Stack>
        <Stack gap={16} className={classes.side}>
          <IdentityPanel person={person} note={t('edit.identity', { name })} />
        </Stack>
      </div>
    </>
  )
}

/** The terms as fields for who sets them, as text for who does not, or why there are none. */
function Terms({ person, viewer }: Props) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const navigate = useNavigate()
  const kind = termsOf(person, viewer)
  const { relation } = person
  if (!kind || !relation) return <Notice tone="info">{t('edit.noRelation', { name: personName(person) })}</Notice>
  if (!setsTerms(person)) return <TermsPanel person={person} viewer={viewer} />
  const page = pageOf(person, viewer)

  async function onSaved() {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['people'] }),
      client.invalidateQueries({ queryKey: ['network'] }),
    ])
    toast.success(t('edit.saved', { name: personName(person) }))
    void navigate({ to: page, replace: true })
  }

  return (
    <Panel title={t('terms:title')}>
      <TermsForm terms={relation} kind={kind} submit={t('edit.save')} onSaved={() => void onSaved()}>
        <LinkButton to={page} variant="default">
          {t('cancel')}
        </LinkButton>
      </TermsForm>
    </Panel>
  )
}
