import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { storageOwner } from '~/shared/session/session'
import type { Move } from './cell-moves'
import classes from './GridCell.module.css'
import { useCell, useGrid } from './grid-context'

interface Props {
  /** Up and down keep to it. */
  column: string
  /** "Prix HT de Clos Fontarelle": what is written in. */
  label: string
  /** The same with what stands there. */
  name: string
  /** What stands there. */
  children: ReactNode
  /** What stands there, as one writes it. */
  written: string
  /** Letters begin a new text at once, as digits do, and Delete an empty one. */
  isText?: boolean
  inputMode?: 'text' | 'numeric' | 'decimal'
  className?: string | undefined
  /** Why what was written is not saved. */
  failure?: string | null
  /** Where what is wrong is said, if it must be put right or only deserves a look. */
  problem?: { id: string; isWarning: boolean } | null
  /** False for a text that is no value: it stays to be corrected. */
  onWrite: (text: string) => boolean
}

interface Draft {
  text: string
  isWrong: boolean
  /** Who writes. */
  owner: string | null
}

const begins = (key: string, isText: boolean) => (isText ? key.length === 1 && key !== ' ' : /^[\d,.]$/.test(key))

/**
 * A cell to write in: Enter, F2 or what is typed begins; Enter goes on to where the grid says and Tab beside, Escape
 * brings back what was there; outside a text the arrows go from cell to cell. A cell that goes away while somebody
 * writes in it keeps what was written.
 */
export function GridCell(props: Props) {
  const { column, label, name, children, written, isText = false, inputMode, className = '', failure, problem } = props
  const { move, enter } = useGrid()
  const cell = useCell(column, failure)
  const [draft, setDraft] = useState<Draft | null>(null)
  // The same at once: to leave the field ends the writing too, before anything is drawn.
  const now = useRef<Draft | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const comesBack = useRef(false)
  const marks = {
    'data-wrong': cell['data-wrong'] || (problem && !problem.isWarning) || undefined,
    'data-warned': problem?.isWarning || undefined,
    'aria-describedby': problem?.id,
  }

  useEffect(() => {
    if (draft !== null || !comesBack.current) return
    comesBack.current = false
    // Unless it went on to another cell.
    if (document.activeElement === document.body) button.current?.focus()
  }, [draft])

  const keepLast = useEffectEvent(() => {
    if (now.current?.owner === storageOwner()) keep()
  })
  useEffect(() => () => keepLast(), [])

  function change(to: Draft | null): void {
    now.current = to
    setDraft(to)
  }

  const write = (text: string) => change({ text, isWrong: false, owner: storageOwner() })

  function keep(): void {
    const { current } = now
    if (current === null) return
    now.current = null
    if (props.onWrite(current.text)) change(null)
    else change({ ...current, isWrong: true })
  }

  function onKey(event: KeyboardEvent<HTMLElement>): void {
    cell.onKeyDown(event)
    const { key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'F2') write(written)
    else if (isText && (key === 'Delete' || key === 'Backspace')) write('')
    else if (begins(key, isText)) write(key)
    else return
    event.preventDefault()
  }

  function onInputKey(event: KeyboardEvent<HTMLElement>): void {
    const goes: Record<string, Move> = {
      Enter: event.shiftKey && enter === 'down' ? 'up' : enter,
      Tab: event.shiftKey ? 'left' : 'right',
    }
    const to = goes[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      comesBack.current = true
      change(null)
    } else if (to) {
      event.preventDefault()
      const place = event.currentTarget
      keep()
      if (now.current !== null) return
      comesBack.current = true
      move(place, to)
    }
  }

  if (draft !== null) {
    return (
      <input
        {...marks}
        className={`${classes.input} ${isText ? classes.text : ''} ${className}`}
        // biome-ignore lint/a11y/noAutofocus: writing begins where the cell was
        autoFocus
        data-cell={column}
        aria-label={label}
        aria-invalid={draft.isWrong || marks['data-wrong']}
        inputMode={inputMode}
        autoComplete="off"
        value={draft.text}
        onFocus={(event) => draft.text.length > 1 && event.currentTarget.select()}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onInputKey}
        onBlur={keep}
      />
    )
  }
  return (
    <button
      {...cell}
      {...marks}
      ref={button}
      type="button"
      className={`${classes.cell} ${isText ? classes.text : ''} ${className}`}
      aria-label={name}
      onClick={() => write(written)}
      onKeyDown={onKey}
    >
      {children}
    </button>
  )
}
