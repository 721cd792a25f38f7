import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GridCell } from '~/shared/grid/GridCell'
import { fieldName } from '../fields'
import type { ImportRow } from '../imports'
import { problemOf } from './problems'
import { cellKey, repairs } from './repairs'
import classes from './SheetCell.module.css'
import { useSheet } from './sheet-context'

/** A cell with what is wrong below it; Enter saves and goes to the next cell to repair. */
export function SheetCell({ row, field }: { row: ImportRow; field: string }) {
  const { t } = useTranslation('imports')
  const { id, onRepair } = useSheet()
  const problemId = useId()
  const unsaved = repairs.useUnsaved(cellKey(id, row.number, field))
  const text = unsaved?.fields.text ?? row.values[field] ?? ''
  const problem = unsaved
    ? { message: unsaved.failure ?? t('check.saving'), isWarning: unsaved.failure === null }
    : problemOf(row, field)
  const name = fieldName(t, field)

  function write(written: string): boolean {
    if (written !== text || unsaved?.failure) onRepair(row, field, written)
    return true
  }

  return (
    <>
      <GridCell
        column={field}
        label={t('check.cell', { field: name, row: row.number })}
        name={t('check.cellOf', { field: name, row: row.number, value: text || t('check.empty') })}
        written={text}
        isText
        problem={problem && { id: problemId, isWarning: problem.isWarning }}
        onWrite={write}
      >
        {text || '\u00A0'}
      </GridCell>
      {problem && (
        <span id={problemId} className={classes.problem} data-warning={problem.isWarning || undefined}>
          {problem.message}
        </span>
      )}
    </>
  )
}
