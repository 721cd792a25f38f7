import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AddressList } from '~/shared/addresses/AddressList'
import { personQuery } from '~/shared/api/person-query'
import { personName } from '~/shared/format/person-name'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { PersonSign } from '~/shared/parts/PersonSign'
import { useSession } from '~/shared/session/session'
import { isNotFound } from './load-person'
import { PersonFacts } from './PersonFacts'
import { StatusPanel } from './StatusPanel'
import classes from './UserEditPage.module.css'
import { UserEditSkeleton } from './UserEditSkeleton'
import { UserIdentityForm } from './UserIdentityForm'
import { UserRecordForm } from './UserRecordForm'
import { mayManage } from './user-rights'

/** What an administrator changes of an account: each part is saved by itself. */
export function UserEditPage({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const viewer = useSession((session) => session.user)
  const { data: person, error, refetch } = useQuery({ ...personQuery(id), throwOnError: isNotFound })
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: ['people'] })
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
          <UserEditSkeleton />
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
        subtitle={<PersonFacts person={person} />}
        back={{ to: `/users/${id}`, label: name }}
      />
      {mayManage(person, viewer) ? (
        <div className={classes.columns}>
          <div className={classes.main}>
            <UserIdentityForm key={`identity ${person['@id']}`} person={person} />
            <UserRecordForm key={`record ${person['@id']}`} person={person} onSaved={readAgain} />
            <AddressList of="shipping" owner={person} onSaved={readAgain} />
            <AddressList of="billing" owner={person} onSaved={readAgain} />
          </div>
          <div className={classes.side}>
            <StatusPanel user={person} />
          </div>
        </div>
      ) : (
        <Notice tone="info">{t('edit.superadminOnly')}</Notice>
      )}
    </>
  )
}
