import { IconCurrencyEuro, IconTrash } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { focusCell, type Move, moveFrom } from '~/shared/grid/cell-moves'
import { GridContext } from '~/shared/grid/grid-context'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { rowHeight } from '~/shared/table/row-height'
import type { Selection } from '~/shared/table/selection'
import { TableFrame } from '~/shared/table/TableFrame'
import { useRowWindow } from '~/shared/table/use-row-window'
import { useTableWidth } from '~/shared/table/use-table-width'
import { lineColumns } from './line-columns'
import type { WrittenLine } from './lines'
import classes from './lines.module.css'

interface Props {
  lines: readonly WrittenLine[]
  /** The list is for one customer: what it paid last is told. */
  isForOne: boolean
  selection: Selection<WrittenLine>
  /** The line whose price is to be written next; told once it has the focus. */
  focus: string | null
  onFocused: () => void
  /** Enter in the last line. */
  onEnd: () => void
  onMove: () => void
  onRemove: (lines: WrittenLine[]) => void
}

const heights = { comfortable: 56, compact: 56, card: 118 }

const keys: Record<string, Move> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** The prices as a grid to write in; of many only those in sight are drawn. */
export function LinesGrid({ lines, isForOne, selection, focus, onFocused, onEnd, onMove, onRemove }: Props) {
  const { t } = useTranslation('pricelists')
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = useMemo(() => lineColumns(t, isForOne), [t, isForOne])
  const height = rowHeight(heights, 'comfortable', useTableWidth())
  const { first, last, top, onScrollTo } = useRowWindow(body, lines.length, height)

  // A line far away is drawn first: it takes the focus when it is there.
  useEffect(() => {
    if (focus === null) return
    const index = lines.findIndex(({ key }) => key === focus)
    if (index < 0 || focusCell(body.current, { index, column: 'price' })) onFocused()
    else onScrollTo(index)
  })

  const latest = useRef(onEnd)
  latest.current = onEnd
  const grid = useMemo(
    () => ({
      move: (cell: HTMLElement, how: Move) => {
        const isDone = moveFrom(cell, how)
        if (!isDone && how === 'down') latest.current()
        return isDone
      },
      keys,
      enter: 'down' as const,
    }),
    [],
  )

  return (
    <GridContext value={grid}>
      <div className={classes.grid}>
        <TableFrame
          label={t('line.all')}
          columns={columns}
          rowKey={({ key }) => key}
          rowLabel={({ wine, minQuantity }) => t('line.name', { wine: wineOf(wine), count: minQuantity })}
          selection={selection}
          body={body}
          frame={{
            total: lines.length,
            first,
            last,
            top,
            rowAt: (index) => lines[index],
            isRefreshing: false,
            rowHeight: height,
            onReveal: onScrollTo,
          }}
        />
      </div>
      <ChosenBar selection={selection} onMove={onMove} onRemove={onRemove} />
    </GridContext>
  )
}

/** What can be done with the chosen prices. */
function ChosenBar({ selection, onMove, onRemove }: Pick<Props, 'selection' | 'onMove' | 'onRemove'>) {
  const { t } = useTranslation('pricelists')
  return (
    <div className={classes.bulk}>
      <BulkBar count={selection.count} gender="masculine" onClear={selection.onClear}>
        <BulkAction icon={<IconCurrencyEuro size={17} aria-hidden />} onClick={onMove}>
          {t('move.open')}
        </BulkAction>
        <BulkAction
          icon={<IconTrash size={17} aria-hidden />}
          onClick={() => {
            onRemove(selection.rows)
            selection.onClear()
          }}
        >
          {t('line.removeChosen')}
        </BulkAction>
      </BulkBar>
    </div>
  )
}
