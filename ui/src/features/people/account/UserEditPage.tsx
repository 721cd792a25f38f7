import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { AddressList } from '~/shared/addresses/AddressList'
import { personQuery } from '~/shared/api/person-query'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { personName } from '~/shared/format/person-name'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { BlockSkeleton, FieldsSkeleton } from '~/shared/parts/Skeletons'
import { RecordForm } from '~/shared/person-records/RecordForm'
import { recordKind } from '~/shared/person-records/record-kind'
import { useSession } from '~/shared/session/session'
import { PersonFacts } from '../record/PersonFacts'
import { StatusPanel } from '../status/StatusPanel'
import { mayManage } from '../user-rights'
import classes from './UserEditPage.module.css'
import { UserIdentityForm } from './UserIdentityForm'

// Of suppliers alone.
const RegistrationForm = lazy(() => import('~/shared/person-records/RegistrationForm'))

/** What an administrator changes of an account: each part is saved by itself. */
export function UserEditPage({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const viewer = useSession(({ user }) => user)
  return (
    <DetailScreen title={t('edit.title')} asked={useOne(personQuery(id))} skeleton={<UserEditSkeleton />}>
      {(person) => viewer && <UserEdit person={person} viewer={viewer} />}
    </DetailScreen>
  )
}

function UserEdit({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ['people'] })
  const name = personName(person)
  return (
    <>
      <PageHeader
        title={t('edit.of', { name })}
        sign={<PersonSign name={name} logo={person.parameters?.base64ContentLogo} />}
        subtitle={<PersonFacts person={person} />}
        back={{ to: `/users/${person.id}`, label: name }}
      />
      {mayManage(person, viewer) ? (
        <div className={classes.columns}>
          <Stack gap={16}>
            <UserIdentityForm key={`identity ${person['@id']}`} person={person} />
            <UserRecordForm key={`record ${person['@id']}`} person={person} onSaved={readAgain} />
            <UserRegistration key={`registration ${person['@id']}`} person={person} onSaved={readAgain} />
            <AddressList of="shipping" owner={person} onSaved={readAgain} />
            <AddressList of="billing" owner={person} onSaved={readAgain} />
          </Stack>
          <Stack gap={16} className={classes.side}>
            <StatusPanel user={person} />
          </Stack>
        </div>
      ) : (
        <Notice tone="info">{t('edit.superadminOnly')}</Notice>
      )}
    </>
  )
}

/** The edit page before the account is here. */
const UserEditSkeleton = () => (
  <div className={classes.columns}>
    <BlockSkeleton height={620} />
    <BlockSkeleton height={160} />
  </div>
)

interface Props {
  person: Person
  onSaved: () => Promise<void>
}

/** What an account's group tells of itself, with the conditions that administrators alone set. */
function UserRecordForm({ person, onSaved }: Props) {
  const { t } = useTranslation('record')
  const { code } = person.userGroup
  if (!person.parameters || !recordKind(code)) return null
  return (
    <Panel title={t(`title.${code}`)}>
      <RecordForm person={person} record={person.parameters} setsConditions onSaved={onSaved} />
    </Panel>
  )
}

/** How a supplier is registered, as its invoices say it. */
function UserRegistration({ person, onSaved }: Props) {
  const { t } = useTranslation('profile')
  const kind = recordKind(person.userGroup.code)
  if (!person.parameters || kind?.fields !== 'supplier') return null
  return (
    <Panel title={t('section.invoicing')}>
      <Suspense fallback={<FieldsSkeleton />}>
        <RegistrationForm kind={kind} id={person.id} record={person.parameters} onSaved={onSaved} />
      </Suspense>
    </Panel>
  )
}
