import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import { RecordForm } from '~/shared/person-records/RecordForm'
import { recordKind } from '~/shared/person-records/record-kind'
import { useMe, usePerson, useReadAgain } from '../queries'

/** What the person's group tells of itself. */
export default function ParametersSection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const person = usePerson(me)
  const readAgain = useReadAgain()
  const kind = recordKind(me.userGroup.code)
  if (!kind) return null
  const record = person.data?.parameters
  return (
    <Panel title={t(`record:title.${me.userGroup.code}`)}>
      {!mayCall(kind.patch, me) ? (
        <Notice tone="info" title={t('waiting.later')}>
          {t('waiting.parameters')}
        </Notice>
      ) : record ? (
        <RecordForm person={me} record={record} part="section" onSaved={readAgain} />
      ) : person.error ? (
        <ErrorState error={person.error} onRetry={() => void person.refetch()} />
      ) : (
        <FieldsSkeleton />
      )}
    </Panel>
  )
}
