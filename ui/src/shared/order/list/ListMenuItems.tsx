import { Menu } from '@mantine/core'
import { IconArrowRight, IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { MenuLink } from '~/shared/parts/MenuLink'
import { useBulkMoves } from './BulkMoves'
import { bulkMoves } from './bulk-moves'
import { moveIcons } from './move-icons'
import { useCopyNumbers } from './use-copy-numbers'

/** What the menu of a row holds: to open it, to move it as the server allows, to copy its number. */
export function ListMenuItems({ order, number }: { order: Order; number: string }) {
  const { t } = useTranslation('order')
  const { onCopy } = useCopyNumbers()
  const start = useBulkMoves()
  const moves = bulkMoves([order])
  return (
    <>
      <MenuLink to={pathOf(order['@id'])} leftSection={<IconArrowRight size={16} aria-hidden />}>
        {t('row.open')}
      </MenuLink>
      {moves.length > 0 && <Menu.Divider />}
      {moves.map((move) => {
        const Sign = moveIcons[move.verb] ?? IconCheck
        return (
          <Menu.Item key={move.verb} leftSection={<Sign size={16} aria-hidden />} onClick={() => start(move, [order])}>
            {t(`move.label.${move.verb}`)}
          </Menu.Item>
        )
      })}
      {moves.length > 0 && <Menu.Divider />}
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void onCopy(async () => [number])}>
        {t('row.copy')}
      </Menu.Item>
    </>
  )
}
