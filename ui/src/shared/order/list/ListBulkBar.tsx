import { Menu } from '@mantine/core'
import { IconArrowRight, IconCheck, IconCopy, IconDots, IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import type { Move } from '~/shared/order/moves'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { Selection } from '~/shared/table/selection'
import { useBulkMoves } from './BulkMoves'
import { bulkMoves } from './bulk-moves'
import classes from './ListBulkBar.module.css'
import { moveIcons } from './move-icons'
import { useCopyNumbers } from './use-copy-numbers'

interface Props<Row extends Order> {
  gender: ComponentProps<typeof BulkBar>['gender']
  selection: Selection<Row>
  /** Rows of the list: what can be done to all of them is told by those that are here. */
  sample: () => Row[]
  /** Everything that is chosen. */
  gather: () => Promise<Row[]>
  /** The number that the list shows. */
  numberOf: (row: Row) => string
  isBusy: boolean
  onExport: () => void
}

/** Moves that stand in the bar; the others are in its menu. */
const SHOWN = 2

/** What can be done with the chosen orders or quotations. */
export function ListBulkBar<Row extends Order>(props: Props<Row>) {
  const { gender, selection, sample, gather, numberOf, isBusy, onExport } = props
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const copying = useCopyNumbers()
  const start = useBulkMoves()
  const [isGathering, setIsGathering] = useState(false)
  const [only] = selection.count === 1 ? selection.rows : []
  const moves = selection.count > 0 ? bulkMoves(selection.isAll ? sample() : selection.rows) : []

  async function onMove(move: Move) {
    setIsGathering(true)
    try {
      start(move, await gather())
    } catch (error) {
      tell(error, t('bulk.gatherFailed'))
    } finally {
      setIsGathering(false)
    }
  }

  return (
    <BulkBar count={selection.count} gender={gender} onClear={selection.onClear}>
      {only && (
        <BulkAction
          icon={<IconArrowRight size={17} aria-hidden />}
          onClick={() => void navigate({ to: pathOf(only['@id']) })}
        >
          {t('row.open')}
        </BulkAction>
      )}
      {moves.slice(0, SHOWN).map((move) => {
        const Sign = moveIcons[move.verb] ?? IconCheck
        return (
          <BulkAction
            key={move.verb}
            icon={<Sign size={17} aria-hidden />}
            disabled={isGathering}
            onClick={() => void onMove(move)}
          >
            {t(`bulk.verb.${move.verb}`)}
          </BulkAction>
        )
      })}
      <BulkAction
        // A telephone has room for what moves the orders.
        className={moves.length > 0 ? classes.wide : undefined}
        icon={<IconDownload size={17} aria-hidden />}
        disabled={isBusy}
        onClick={onExport}
      >
        {t('export.csv')}
      </BulkAction>
      <BulkAction
        className={moves.length > 0 ? classes.wide : undefined}
        icon={<IconCopy size={17} aria-hidden />}
        disabled={copying.isBusy}
        onClick={() => void copying.onCopy(async () => (await gather()).map(numberOf))}
      >
        {t('copy.numbers')}
      </BulkAction>
      {moves.length > SHOWN && (
        <Menu position="top-end" shadow="md" width={290}>
          <Menu.Target>
            <BulkAction icon={<IconDots size={17} aria-hidden />} disabled={isGathering}>
              {t('bulk.more')}
            </BulkAction>
          </Menu.Target>
          <Menu.Dropdown>
            {moves.slice(SHOWN).map((move) => (
              <Menu.Item key={move.verb} className={classes.item ?? ''} onClick={() => void onMove(move)}>
                {t(`bulk.verb.${move.verb}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </BulkBar>
  )
}
