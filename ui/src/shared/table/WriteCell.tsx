import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '~/shared/toasts/toast'
import { arrowMoves, type Move, moveFrom } from './cell-moves'
import type { NumberText } from './number-text'
import { useRowTabIndex } from './row-context'
import classes from './WriteCell.module.css'

interface Props {
  /** Up and down keep to it. */
  column: string
  /** "Prix HT de Clos Fontarelle". */
  label: string
  /** Null when there is none. */
  value: number | null
  text: NumberText
  /** What is said of a text that is no value. */
  unreadable: string
  inputMode?: 'numeric' | 'decimal'
  className?: string | undefined
  /** Called with another value than the one that stands there. */
  onWrite: (value: number) => void
}

/** What begins a new value at once. */
const BEGINS = /^[\d,.]$/

/**
 * A cell to write a number in: Enter, F2 or a digit begins, Enter goes on below and Tab beside, Escape brings back what
 * was there; outside a value the arrows go from cell to cell.
 */
export function WriteCell(props: Props) {
  const { column, label, value, text, unreadable, inputMode = 'numeric', className = '', onWrite } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The focus comes back to the cell that was written in, unless it goes on to another.
  const comesBack = useRef(false)
  const tabIndex = useRowTabIndex()
  const written = value === null ? '' : text.write(value)

  useEffect(() => {
    if (draft === null && comesBack.current) {
      comesBack.current = false
      button.current?.focus()
    }
  }, [draft])

  function begin(own: string): void {
    setWrong(false)
    setDraft(own)
  }

  /** False for a text that is no value: it stays to be corrected. */
  function keep(): boolean {
    if (draft === null) return true
    const read = text.read(draft)
    if (read === null) {
      setWrong(true)
      toast.error(unreadable, { id: 'unreadable' })
      return false
    }
    setDraft(null)
    if (read !== value) onWrite(read)
    return true
  }

  function onKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = arrowMoves[event.key]
    if (move) {
      event.preventDefault()
      moveFrom(event.currentTarget, move)
    } else if (event.key === 'F2') {
      begin(written)
    } else if (BEGINS.test(event.key)) {
      event.preventDefault()
      begin(event.key)
    }
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    const goes: Record<string, Move> = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'left' : 'right',
    }
    const move = goes[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      comesBack.current = true
      setDraft(null)
    } else if (move) {
      event.preventDefault()
      const place = event.currentTarget
      if (keep() && !moveFrom(place, move)) comesBack.current = true
    }
  }

  if (draft !== null) {
    return (
      <input
        className={`${classes.input} ${className}`}
        // biome-ignore lint/a11y/noAutofocus: writing begins where the cell was
        autoFocus
        data-cell={column}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        inputMode={inputMode}
        autoComplete="off"
        value={draft}
        onFocus={(event) => draft.length > 1 && event.currentTarget.select()}
        onChange={(event) => begin(event.currentTarget.value)}
        onKeyDown={onInputKey}
        onBlur={() => keep()}
      />
    )
  }
  const shown = value === null ? null : text.show(value)
  return (
    <button
      ref={button}
      type="button"
      className={`${classes.cell} ${className}`}
      data-cell={column}
      tabIndex={tabIndex}
      aria-label={t('table.cell', { label, value: shown ?? t('table.noValue') })}
      onClick={() => begin(written)}
      onKeyDown={onKey}
    >
      {shown ?? '–'}
    </button>
  )
}
