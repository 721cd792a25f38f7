import { Menu } from '@mantine/core'
import { IconArrowRight, IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { useBulkMoves } from './BulkMoves'
import { bulkMoves } from './bulk-moves'
import { moveIcons } from './move-icons'
import { useOrderActions } from './use-order-actions'

/** What the menu of an order holds: to open it, to move it as the server allows, to copy its number. */
export function OrderMenuItems({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { onCopy } = useOrderActions()
  const start = useBulkMoves()
  const moves = bulkMoves([order])
  return (
    <>
      <Menu.Item component={Link} to={pathOf(order['@id'])} leftSection={<IconArrowRight size={16} aria-hidden />}>
        {t('row.open')}
      </Menu.Item>
      {moves.length > 0 && <Menu.Divider />}
      {moves.map((move) => {
        const Sign = moveIcons[move.verb] ?? IconCheck
        return (
          <Menu.Item key={move.verb} leftSection={<Sign size={16} aria-hidden />} onClick={() => start(move, [order])}>
            {t(`order:move.label.${move.verb}`)}
          </Menu.Item>
        )
      })}
      {moves.length > 0 && <Menu.Divider />}
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void onCopy(async () => [order])}>
        {t('row.copy')}
      </Menu.Item>
    </>
  )
}
