import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldName } from '../fields'
import type { ImportRow } from '../imports'
import { cellKey, endDraft, useEdits, writeDraft } from './edits'
import { problemOf } from './problems'
import classes from './SheetCell.module.css'
import { useSheet } from './sheet-context'
import type { Move } from './use-cell-moves'

interface Props {
  row: ImportRow
  index: number
  field: string
  /** Tab stops here; undefined where it stops at every cell. */
  isStop?: boolean
}

const moves: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

/**
 * A cell with what is wrong below it: Enter, F2 or a letter begins to write; Enter saves and goes to the next cell to
 * repair, Tab to the one beside, Escape brings back what was there.
 */
export function SheetCell({ row, index, field, isStop }: Props) {
  const { t } = useTranslation('imports')
  const { onRepair, onMove } = useSheet()
  const problemId = useId()
  const key = cellKey(row.number, field)
  const draft = useEdits((edits) => (edits.draft?.key === key ? edits.draft.text : null))
  const edit = useEdits(({ cells }) => cells[key])
  const button = useRef<HTMLButtonElement>(null)
  const comesBack = useRef(false)
  const saved = row.values[field] ?? ''
  const text = edit?.text ?? saved
  const found = problemOf(row, field)
  const problem = edit ? { message: edit.refusal ?? t('check.saving'), isWarning: edit.refusal === null } : found
  const isWrong = problem !== null && !problem.isWarning
  const name = fieldName(t, field)
  const label = t('check.cell', { field: name, row: row.number })

  useEffect(() => {
    if (draft !== null || !comesBack.current) return
    comesBack.current = false
    // Unless it went on to another cell.
    if (document.activeElement === document.body) button.current?.focus()
  }, [draft])

  function keep(): void {
    const written = endDraft(key)
    if (written !== null && (written !== text || edit?.refusal)) onRepair(row, field, written)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = moves[event.key]
    if (move) onMove({ index, field }, move)
    else if (event.key === 'F2' || event.key === 'Enter') writeDraft(key, text)
    else if (event.key === 'Delete' || event.key === 'Backspace') writeDraft(key, '')
    else if (event.key.length === 1 && event.key !== ' ') writeDraft(key, event.key)
    else return
    event.preventDefault()
  }

  function onInputKey(event: KeyboardEvent): void {
    const goes: Record<string, Move> = { Enter: 'next', Tab: event.shiftKey ? 'left' : 'right' }
    const move = goes[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      comesBack.current = true
      endDraft(key)
    } else if (move) {
      event.preventDefault()
      comesBack.current = true
      keep()
      onMove({ index, field }, move)
    }
  }

  const words = problem && (
    <span id={problemId} className={classes.problem} data-warning={problem.isWarning || undefined}>
      {problem.message}
    </span>
  )
  const common = {
    'data-cell': field,
    'data-wrong': isWrong || undefined,
    'data-warned': (problem !== null && !isWrong) || undefined,
    'aria-describedby': problem ? problemId : undefined,
  }
  if (draft !== null) {
    return (
      <>
        <input
          {...common}
          className={classes.input}
          // biome-ignore lint/a11y/noAutofocus: writing begins where the cell was
          autoFocus
          aria-label={label}
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          value={draft}
          onFocus={(event) => draft.length > 1 && event.currentTarget.select()}
          onChange={(event) => writeDraft(key, event.currentTarget.value)}
          onKeyDown={onInputKey}
          onBlur={keep}
        />
        {words}
      </>
    )
  }
  return (
    <>
      <button
        {...common}
        ref={button}
        type="button"
        className={classes.cell}
        tabIndex={isStop === undefined || isStop ? 0 : -1}
        aria-label={t('check.cellOf', { field: name, row: row.number, value: text || t('check.empty') })}
        onClick={() => writeDraft(key, text)}
        onKeyDown={onKey}
      >
        {text || '\u00A0'}
      </button>
      {words}
    </>
  )
}
