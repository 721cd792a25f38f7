import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '~/shared/detail/DetailSkeleton'
import { Drafted } from '~/shared/forms/Drafted'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import type { ManyValues } from './rows'

// What a visit fetches at once must not name all that the form is made of.
const ManyForm = lazy(() => import('./ManyForm').then((part) => ({ default: part.ManyForm })))

/** Enters many payments, a row each. */
export function CreatePage() {
  const { t } = useTranslation('payment')
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.subtitle')}
        back={{ ...listAsLeft('/payments'), label: t('list.title') }}
      />
      <Suspense fallback={<DetailSkeleton />}>
        <Drafted<ManyValues> name="/payments/create">{(draft) => <ManyForm user={user} {...draft} />}</Drafted>
      </Suspense>
    </>
  )
}
