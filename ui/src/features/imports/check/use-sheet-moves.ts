import { type RefObject, useEffect } from 'react'
import type { Place } from '~/shared/grid/cell-moves'
import { useCellMoves } from '~/shared/grid/use-cell-moves'
import type { useMeasuredRows } from '~/shared/grid/use-measured-rows'
import type { RowPages } from '~/shared/table/row-pages'
import type { ImportRow } from '../imports'
import { wrongFields } from './problems'
import { cellKey, repairs } from './repairs'

interface Options {
  id: number
  pages: RowPages<ImportRow>
  total: number
  fields: string[]
  drawn: ReturnType<typeof useMeasuredRows>
  /** Where a row that was far away comes into sight. */
  align: 'auto' | 'center'
}

/** The rows of an import, as a sheet or as cards: asks for those that are drawn, and goes from cell to cell. */
export function useSheetMoves(rows: RefObject<HTMLElement | null>, options: Options) {
  const { id, pages, total, fields, drawn, align } = options
  const { first, last, virtualizer } = drawn
  const { onShow } = pages
  useEffect(() => {
    if (last >= first) onShow(first, last)
  }, [onShow, first, last])

  /** The first field of a row, after one of them, that waits for a repair: what is on its way does not. */
  function wrongIn(row: ImportRow, after: number): string | undefined {
    const isSent = (field: string) => repairs.unsaved(cellKey(id, row.number, field))?.failure === null
    return wrongFields(row, fields).find((field) => fields.indexOf(field) > after && !isSent(field))
  }

  function nextWrong({ index, column }: Place): Place | null {
    let after = column === null ? -1 : fields.indexOf(column)
    for (let at = index; at < total; at += 1) {
      const row = pages.rowAt(at)
      // A row that is on its way may be wrong.
      if (!row) return { index: at, column: null }
      const found = wrongIn(row, after)
      if (found) return { index: at, column: found }
      after = -1
    }
    return null
  }

  return useCellMoves(rows, {
    total,
    next: nextWrong,
    onReveal: (index) => virtualizer.scrollToIndex(index, { align }),
  })
}
