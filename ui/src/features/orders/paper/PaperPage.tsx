import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import { PaperPage as Page } from '~/shared/paper/PaperPage'
import { useSession } from '~/shared/session/session'
import { orderLotsQuery } from '../lots-query'
import { mayShip } from '../shipping/shipping'
import { DeliveryNote } from './DeliveryNote'
import { PickingList } from './PickingList'
import type { PaperSearch } from './paper'

/** A paper of an order as it will be printed. */
export function PaperPage({ order, search }: { order: OrderDetail; search: PaperSearch }) {
  const { t } = useTranslation('orders')
  const isPicking = search.paper === 'picking'
  const user = useSession((session) => session.user)
  const picks = isPicking && user !== null && mayShip(order, { id: user.id, group: user.userGroup.code })
  const { data: known } = useQuery({ ...orderLotsQuery(order.id), enabled: picks })
  return (
    <Page
      title={t(isPicking ? 'paper.picking' : 'paper.delivery')}
      back={{ to: `/orders/${order.id}`, label: order.number }}
      subtitle={order.customer.company}
    >
      {isPicking ? (
        <PickingList order={order} known={known && new Map([...known].map(([item, { lots }]) => [item, lots]))} />
      ) : (
        <DeliveryNote order={order} shipment={order.shipments.find(({ id }) => id === search.shipment)} />
      )}
    </Page>
  )
}
