import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { useSession } from '~/shared/session/session'
import type { PaperSearch } from '../paper/paper'
import { orders } from '../queries'
import { OrderView } from './OrderView'

const PaperPage = lazy(() => import('../paper/PaperPage').then((part) => ({ default: part.PaperPage })))

/** One order, or one of its papers. */
export function OrderPage({ id, search }: { id: string; search: PaperSearch }) {
  const { t } = useTranslation('orders')
  const user = useSession((session) => session.user)
  const asked = useOne(orders.one(id))
  if (!user) return null
  return (
    <DetailScreen title={t('title')} back={{ ...listAsLeft('/orders'), label: t('title') }} asked={asked}>
      {(order) =>
        search.paper === undefined ? (
          <OrderView order={order} user={user} />
        ) : (
          <PaperPage order={order} search={search} />
        )
      }
    </DetailScreen>
  )
}
