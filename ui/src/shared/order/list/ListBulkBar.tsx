import { Menu } from '@mantine/core'
import { IconArrowRight, IconCheck, IconCopy, IconDots, IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import type { Move } from '~/shared/order/moves'
import { useBusy } from '~/shared/parts/use-busy'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { RowPages } from '~/shared/table/row-pages'
import type { Selection } from '~/shared/table/selection'
import { useBulkMoves } from './BulkMoves'
import { bulkMoves, type Listed } from './bulk-moves'
import classes from './ListBulkBar.module.css'
import { moveIcons } from './move-icons'
import { useCopyNumbers } from './use-copy-numbers'

interface Props {
  of: Listed
  selection: Selection<Order>
  pages: RowPages<Order>
  /** Everything that is chosen. */
  gather: () => Promise<Order[]>
  /** The numbers that the list shows, of everything that is chosen. */
  gatherNumbers: () => Promise<string[]>
  isExporting: boolean
  onExport: () => void
  /** What else can be done, with the rows that are looked at for that. */
  others?: ((rows: Order[]) => ReactNode) | undefined
}

/** Moves that stand in the bar; the others are in its menu. */
const SHOWN = 2

/** Rows that are looked at for what can be done to all of a list. */
const SAMPLE = 100

/** What can be done with the chosen orders or quotations. */
export function ListBulkBar(props: Props) {
  const { of, selection, pages, gather, gatherNumbers, isExporting, onExport, others } = props
  const { t } = useTranslation('order')
  const navigate = useNavigate()
  const copying = useCopyNumbers()
  const gathering = useBusy()
  const start = useBulkMoves()
  const [only] = selection.count === 1 ? selection.rows : []
  const sample = Array.from({ length: selection.isAll ? SAMPLE : 0 }, (_, at) => pages.rowAt(at))
  const rows = selection.isAll ? sample.filter((row) => row !== undefined) : selection.rows
  const moves = bulkMoves(rows)

  const onMove = (move: Move) => void gathering.run(async () => start(move, await gather()), t('bulk.gatherFailed'))

  return (
    <BulkBar count={selection.count} gender={of === 'orders' ? 'feminine' : 'masculine'} onClear={selection.onClear}>
      {only && (
        <BulkAction
          icon={<IconArrowRight size={17} aria-hidden />}
          onClick={() => void navigate({ to: pathOf(only['@id']) })}
        >
          {t('row.open')}
        </BulkAction>
      )}
      {others?.(rows)}
      {moves.slice(0, SHOWN).map((move) => {
        const Sign = moveIcons[move.verb] ?? IconCheck
        return (
          <BulkAction
            key={move.verb}
            icon={<Sign size={17} aria-hidden />}
            disabled={gathering.isBusy}
            onClick={() => onMove(move)}
          >
            {t(`bulk.verb.${move.verb}`)}
          </BulkAction>
        )
      })}
      <BulkAction
        // A telephone has room for what moves the orders.
        className={moves.length > 0 ? classes.wide : undefined}
        icon={<IconDownload size={17} aria-hidden />}
        disabled={isExporting}
        onClick={onExport}
      >
        {t('export.csv')}
      </BulkAction>
      <BulkAction
        className={moves.length > 0 ? classes.wide : undefined}
        icon={<IconCopy size={17} aria-hidden />}
        disabled={copying.isBusy}
        onClick={() => void copying.onCopy(gatherNumbers)}
      >
        {t('copy.numbers')}
      </BulkAction>
      {moves.length > SHOWN && <MoreMoves moves={moves.slice(SHOWN)} isBusy={gathering.isBusy} onMove={onMove} />}
    </BulkBar>
  )
}

/** The moves for which the bar has no room. */
function MoreMoves({ moves, isBusy, onMove }: { moves: Move[]; isBusy: boolean; onMove: (move: Move) => void }) {
  const { t } = useTranslation('order')
  return (
    <Menu position="top-end" shadow="md" width={290}>
      <Menu.Target>
        <BulkAction icon={<IconDots size={17} aria-hidden />} disabled={isBusy}>
          {t('bulk.more')}
        </BulkAction>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((move) => (
          <Menu.Item key={move.verb} onClick={() => onMove(move)}>
            {t(`bulk.verb.${move.verb}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
