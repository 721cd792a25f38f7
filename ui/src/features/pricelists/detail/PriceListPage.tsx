import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { ordersForItself } from '~/shared/access/groups'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { useSession } from '~/shared/session/session'
import { priceLists } from '../queries'

const SellerView = lazy(() => import('./SellerView').then((part) => ({ default: part.SellerView })))
const BuyerView = lazy(() => import('../order/BuyerView').then((part) => ({ default: part.BuyerView })))

/** One price list: to order from for those it is for, to keep for those who wrote it. */
export function PriceListPage({ id }: { id: string }) {
  const { t } = useTranslation('pricelists')
  const group = useSession(({ user }) => user?.userGroup.code)
  const asked = useOne(priceLists.one(id))
  if (!group) return null
  return (
    <DetailScreen title={t('one')} back={{ ...listAsLeft('/products/mercuriale'), label: t('title') }} asked={asked}>
      {(list) => (ordersForItself(group) ? <BuyerView list={list} /> : <SellerView list={list} />)}
    </DetailScreen>
  )
}
