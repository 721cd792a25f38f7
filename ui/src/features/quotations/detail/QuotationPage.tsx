import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { DetailSkeleton } from '~/shared/detail/DetailSkeleton'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { quotationDetailQuery } from '../queries'
import { QuotationView } from './QuotationView'

/** One quotation. */
export function QuotationPage({ id }: { id: string }) {
  const { t } = useTranslation('quotations')
  const user = useSession((session) => session.user)
  const asked = useOne(quotationDetailQuery(id))
  if (!user) return null
  return (
    <DetailScreen
      title={t('title')}
      back={{ ...listAsLeft('/quotations'), label: t('title') }}
      asked={asked}
      skeleton={
        <DetailSkeleton>
          <BlockSkeleton height={140} />
        </DetailSkeleton>
      }
    >
      {(quotation) => <QuotationView quotation={quotation} user={user} />}
    </DetailScreen>
  )
}
