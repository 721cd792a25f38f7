import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedFigure, typedWhole } from '~/shared/format/figures'
import { FieldNote } from '~/shared/parts/FieldNote'
import { useNote } from '~/shared/parts/use-note'
import classes from './BottleField.module.css'
import { MOST } from './codes'

interface Props {
  /** null: none is said yet, and none is not 0. */
  value: number | null
  onChange: (bottles: number) => void
  label: string
  /** Bottles in a carton: a step of the arrows with the shift key. */
  unitsPerCarton: number
  /** Enter, once the figure is taken: 1, or -1 with the shift key. */
  onEnter?: (direction: 1 | -1) => void
  error?: string | undefined
  errorId?: string
  isLarge?: boolean
}

const STEPS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/** A number of bottles: typed, or changed by the arrows by one, and by a carton with the shift key. */
export function BottleField(props: Props) {
  const { value, onChange, label, unitsPerCarton, onEnter, error, errorId, isLarge = false } = props
  const told = value === null ? '' : String(value)
  const { t } = useTranslation()
  const [shown, setShown] = useState<string | null>(null)
  const [note, setNote] = useNote()
  const field = useRef<HTMLInputElement>(null)
  // A scanner types, takes back and leaves in one go: what it leaves counts, not what was drawn last.
  const typed = useRef<string | null>(null)

  function type(text: string | null) {
    typed.current = text === told ? null : text
    setShown(typed.current)
  }

  /** null: what was typed is no whole number. */
  const typedBottles = () => (typed.current === null ? (value ?? 0) : typedWhole(typed.current))

  function take(bottles: number) {
    type(null)
    const next = Math.min(MOST, Math.max(0, bottles))
    if (next !== value) onChange(next)
  }

  /** Takes what was typed; what is no whole number is refused, and said. */
  function commit() {
    if (typed.current === null) return
    const bottles = typedBottles()
    if (bottles !== null) return take(bottles)
    setNote(t('quantity.notWhole', { text: typed.current }))
    type(null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      take((typedBottles() ?? value ?? 0) + step * (event.shiftKey ? unitsPerCarton : 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit()
      onEnter?.(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && typed.current !== null) {
      event.stopPropagation()
      type(null)
    }
  }

  return (
    <>
      <input
        ref={field}
        className={classes.input}
        data-large={isLarge || undefined}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={shown ?? told}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(typedFigure(event.currentTarget.value, shown ?? told, 7))}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <FieldNote target={field} note={note} />
    </>
  )
}
