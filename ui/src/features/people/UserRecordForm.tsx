import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { Panel } from '~/shared/parts/Panel'
import { RecordForm } from '~/shared/person-records/RecordForm'
import { recordKind } from '~/shared/person-records/record-kind'

interface Props {
  person: Person
  onSaved: () => Promise<void>
}

/** What an account's group tells of itself, with the conditions that administrators alone set. */
export function UserRecordForm({ person, onSaved }: Props) {
  const { t } = useTranslation('record')
  const { code } = person.userGroup
  if (!person.parameters || !recordKind(code)) return null
  return (
    <Panel title={t(`title.${code}`)}>
      <RecordForm person={person} record={person.parameters} setsConditions onSaved={onSaved} />
    </Panel>
  )
}
