import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { quotationDetailQuery } from '../queries'
import { QuotationView } from './QuotationView'

/** One quotation. */
export function QuotationPage({ id }: { id: string }) {
  const { t } = useTranslation('quotations')
  const user = useSession((session) => session.user)
  const { data: quotation, error, refetch } = useQuery({ ...quotationDetailQuery(id), throwOnError: isNotFound })
  if (!user) return null
  if (quotation) return <QuotationView quotation={quotation} user={user} />
  return (
    <>
      <PageHeader title={t('title')} back={{ ...listAsLeft('/quotations'), label: t('title') }} />
      {error ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <PageSkeleton>
          <BlockSkeleton height={140} />
        </PageSkeleton>
      )}
    </>
  )
}
