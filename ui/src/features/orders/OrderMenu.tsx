import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './OrderMenu.module.css'
import { useOrderActions } from './use-order-actions'

/** What can be done with one order of the list. */
export function OrderMenu({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { onCopy } = useOrderActions()
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray.9"
          size="lg"
          className={classes.button ?? ''}
          tabIndex={useRowTabIndex()}
          aria-label={t('row.menu', { number: order.number })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={pathOf(order['@id'])} leftSection={<IconArrowRight size={16} aria-hidden />}>
          {t('row.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => onCopy(async () => [order])}>
          {t('row.copy')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
