import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import { PageHeader } from '~/shared/parts/PageHeader'
import { DeliveryNote } from './DeliveryNote'
import classes from './PaperPage.module.css'
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
          <PickingList order={order} />
        ) : (
          <DeliveryNote order={order} shipment={order.shipments.find(({ id }) => id === search.shipment)} />
        )}
      </div>
    </>
  )
}
