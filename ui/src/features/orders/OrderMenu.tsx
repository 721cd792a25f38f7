import { Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './OrderMenu.module.css'
import { useOrderActions } from './use-order-actions'

/** The button of an order's menu; the menu itself is only made when it opens, for rows must be quick to draw. */
export function OrderMenu({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <span className={classes.place}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        tabIndex={useRowTabIndex()}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('row.menu', { number: order.number })}
        onClick={() => setIsOpen(true)}
      >
        <IconDots size={18} aria-hidden />
      </button>
      {isOpen && <OpenMenu order={order} onClose={close} />}
    </span>
  )
}

/** What can be done with one order of the list. */
function OpenMenu({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { onCopy } = useOrderActions()
  return (
    <Menu opened onClose={onClose} position="bottom-end" shadow="md" width={220} returnFocus={false}>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('row.menu', { number: order.number })} aria-labelledby={undefined}>
        <Menu.Item component={Link} to={pathOf(order['@id'])} leftSection={<IconArrowRight size={16} aria-hidden />}>
          {t('row.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void onCopy(async () => [order])}>
          {t('row.copy')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
