import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Parameters, User } from '~/api/types'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import { toast } from '~/shared/toasts/toast'
import { type RecordFormProps, recordCalls } from './record-form'
import { type RecordKind, recordKind } from './record-kind'

/** Each is heavy, and needed by its group alone. */
const forms: Record<RecordKind['fields'], ComponentType<RecordFormProps>> = {
  supplier: lazy(() => import('./SupplierForm')),
  buyer: lazy(() => import('./BuyerForm')),
  agent: lazy(() => import('./AgentForm')),
}

interface Props {
  person: Pick<User, 'id' | 'userGroup'>
  record: Parameters
  /** Administrators set the conditions; the person reads them. */
  setsConditions?: boolean
  /** See AppForm. */
  part?: string
  /** Once it is saved: reads the person again. */
  onSaved: () => Promise<void>
}

/** What a person's group tells of itself, to be changed; nothing for groups without a record. */
export function RecordForm({ person, record, setsConditions = false, part, onSaved }: Props) {
  const { t } = useTranslation('record')
  const kind = recordKind(person.userGroup.code)
  if (!kind) return null
  const Form = forms[kind.fields]
  const { read, save } = recordCalls(kind, person.id)
  return (
    <Suspense fallback={<FieldsSkeleton />}>
      <Form
        record={record}
        label={t(`title.${person.userGroup.code}`)}
        setsConditions={setsConditions}
        part={part}
        read={read}
        save={async (...change) => {
          const saved = await save(...change)
          await onSaved()
          return saved
        }}
        onSent={() => toast.success(t('saved'))}
      />
    </Suspense>
  )
}
