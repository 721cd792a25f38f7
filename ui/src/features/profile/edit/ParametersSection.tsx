import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useMe, usePerson } from '../queries'
import { recordKind } from '../record'

/** Each is heavy, and needed by its group alone. */
const forms: Record<'supplier' | 'buyer' | 'agent', ComponentType<{ record: Parameters }>> = {
  supplier: lazy(() => import('../parameters/SupplierForm')),
  buyer: lazy(() => import('../parameters/BuyerForm')),
  agent: lazy(() => import('../parameters/AgentForm')),
}

/** What the person's group tells of itself. */
export default function ParametersSection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const person = usePerson(me)
  const kind = recordKind(me.userGroup.code)
  if (!kind) return null
  const Form = forms[kind.fields]
  const record = person.data?.parameters
  const waiting = <BlockSkeleton height={420} />
  return (
    <Panel title={t(`record.${me.userGroup.code}`)}>
      {!mayCall(kind.patch, me) ? (
        <Notice tone="info" title={t('waiting.later')}>
          {t('waiting.parameters')}
        </Notice>
      ) : record ? (
        <Suspense fallback={waiting}>
          <Form record={record} />
        </Suspense>
      ) : person.error ? (
        <ErrorState error={person.error} onRetry={() => void person.refetch()} />
      ) : (
        waiting
      )}
    </Panel>
  )
}
