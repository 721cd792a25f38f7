import { Menu } from '@mantine/core'
import { IconAlertTriangle, IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderItem } from '~/shared/order/order'
import { RowMenu } from '~/shared/table/RowMenu'
import { OrderDialogs } from './use-order-work'

interface Props {
  item: OrderItem
  onMessage: () => void
  /** Absent while nothing can be reported. */
  onReport: (() => void) | undefined
}

/** What can be done with one line of an order. */
export function LineMenu({ item: { product }, onMessage, onReport }: Props) {
  const { t } = useTranslation('orders')
  return (
    <RowMenu label={t('line.menu', { product: [product.name, product.vintage].filter(Boolean).join(' ') })}>
      {() => (
        <>
          <Menu.Item leftSection={<IconMessage size={16} aria-hidden />} onClick={onMessage}>
            {t('line.message')}
          </Menu.Item>
          {onReport && (
            <Menu.Item
              leftSection={<IconAlertTriangle size={16} aria-hidden />}
              {...OrderDialogs.intent}
              onClick={onReport}
            >
              {t('order:move.label.report')}
            </Menu.Item>
          )}
        </>
      )}
    </RowMenu>
  )
}
