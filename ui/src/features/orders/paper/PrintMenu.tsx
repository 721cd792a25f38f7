import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import { MenuLink } from '~/shared/parts/MenuLink'
import classes from './PrintMenu.module.css'
import type { PaperSearch } from './paper'

/** What of an order can be put on paper. */
export function PrintMenu({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const paper = (search: PaperSearch, label: string) => (
    <MenuLink key={label} to="/orders/$orderId" params={{ orderId: String(order.id) }} search={search}>
      {label}
    </MenuLink>
  )
  return (
    <Menu position="bottom-end" shadow="md" width={290}>
      <Menu.Target>
        <Button variant="default" className={classes.print ?? ''} aria-label={t('print')}>
          <IconPrinter size={17} aria-hidden />
          <span className={classes.label}>{t('print')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => window.print()}>{t('paper.order')}</Menu.Item>
        {paper({ paper: 'picking' }, t('paper.picking'))}
        {order.shipments.length > 1
          ? order.shipments.map(({ id, number }) =>
              paper({ paper: 'delivery', shipment: id }, t('paper.deliveryOf', { number })),
            )
          : paper({ paper: 'delivery' }, t('paper.delivery'))}
      </Menu.Dropdown>
    </Menu>
  )
}
