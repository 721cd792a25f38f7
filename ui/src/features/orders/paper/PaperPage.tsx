import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import classes from '~/shared/paper/desk.module.css'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { orderLotsQuery } from '../lots-query'
import { mayShip } from '../shipping/shipping'
import { DeliveryNote } from './DeliveryNote'
import { PickingList } from './PickingList'
import type { PaperSearch } from './paper'

interface Props {
  order: OrderDetail
  search: PaperSearch
}

/** A paper of an order as it will be printed; printing leaves out everything around the sheet. */
export function PaperPage({ order, search }: Props) {
  const { t } = useTranslation('orders')
  const isPicking = search.paper === 'picking'
  const user = useSession((session) => session.user)
  const picks = isPicking && user !== null && mayShip(order, { id: user.id, group: user.userGroup.code })
  const { data: known } = useQuery({ ...orderLotsQuery(order.id), enabled: picks })
  return (
    <>
      <div className={classes.screen}>
        <PageHeader
          title={t(isPicking ? 'paper.picking' : 'paper.delivery')}
          back={{ to: `/orders/${order.id}`, label: order.number }}
          subtitle={order.customer.company}
          actions={
            <Button leftSection={<IconPrinter size={17} aria-hidden />} autoFocus onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        />
      </div>
      <div className={classes.desk}>
        {isPicking ? (
          <PickingList order={order} known={known && new Map([...known].map(([item, { lots }]) => [item, lots]))} />
        ) : (
          <DeliveryNote order={order} shipment={order.shipments.find(({ id }) => id === search.shipment)} />
        )}
      </div>
    </>
  )
}
