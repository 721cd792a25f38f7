import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedFigure, typedWhole } from '~/shared/format/figures'
import { plural } from '~/shared/format/format'
import { useOwnShortcuts } from '~/shared/keyboard/use-shortcut'
import { FieldNote } from './FieldNote'
import classes from './QuantityStepper.module.css'
import { largestQuantity, type QuantityRule, snapQuantity, stepQuantity } from './step-quantity'
import { useHold } from './use-hold'
import { useNote } from './use-note'

interface Props extends QuantityRule {
  /** Bottles. */
  value: number
  /** Called with bottles, always a quantity that may be ordered, or 0. */
  onChange: (bottles: number) => void
  /** The product's name, for the labels. */
  label: string
  /** Bottles in a carton: the figure shown counts cartons, unless `multiple` allows mixed ones. */
  unitsPerCarton: number
  disabled?: boolean
  /** Shows beside the figure how many bottles it makes. */
  withBottles?: boolean
  /** Enter goes to the next row of a list: called with 1, or -1 with the shift key. */
  onRow?: (direction: 1 | -1) => void
}

/** The keys of a quantity; a list adds those that lead to its next row. */
const STEPS = ['quantityUp', 'quantityDown'] as const
const ROWS = [...STEPS, 'quantityNext', 'quantityPrevious'] as const

/**
 * A quantity by the carton: two buttons that repeat while held, and a figure that is typed or changed by arrow keys.
 * A figure that cannot be ordered becomes the nearest one that can, and a note says so.
 */
export function QuantityStepper(props: Props) {
  const { value, onChange, label, unitsPerCarton, multiple, minimum, max, disabled = false, onRow } = props
  const { t } = useTranslation()
  const box = useRef<HTMLFieldSetElement>(null)
  useOwnShortcuts(onRow ? ROWS : STEPS)
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useNote()
  const unit = multiple % unitsPerCarton === 0 ? unitsPerCarton : 1
  const rule = { multiple, minimum, max }
  const most = largestQuantity(rule)
  const shown = draft ?? String(Math.ceil(value / unit))
  const isFull = value >= most
  const bottlesOf = (count: number) => t('quantity.bottleCount', plural(count))

  function change(bottles: number) {
    setDraft(null)
    setNote(null)
    if (bottles !== value) onChange(bottles)
  }

  function step(direction: 1 | -1) {
    change(stepQuantity(value, direction, rule))
    if (direction === 1 && isFull) setNote(t('quantity.most', { bottles: bottlesOf(max ?? 0) }))
  }

  function commit() {
    if (draft === null) return
    const count = typedWhole(draft)
    if (count === null) {
      setDraft(null)
      setNote(t('quantity.notWhole', { text: draft }))
      return
    }
    const typed = count * unit
    const kept = snapQuantity(typed, rule)
    change(kept)
    if (typed > most) setNote(t('quantity.most', { bottles: bottlesOf(max ?? 0) }))
    else if (kept !== typed) setNote(t('quantity.rounded', { bottles: bottlesOf(kept), step: bottlesOf(multiple) }))
  }

  const less = useHold(() => step(-1))
  const more = useHold(() => step(1))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      step(event.key === 'ArrowUp' ? 1 : -1)
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      // What the screen does with all quantities takes this one as it is typed.
      commit()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit()
      onRow?.(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && (draft !== null || note !== null)) {
      event.stopPropagation()
      setDraft(null)
      setNote(null)
    }
  }

  return (
    <span className={classes.root}>
      <fieldset
        ref={box}
        className={classes.stepper}
        data-filled={value > 0 || undefined}
        disabled={disabled}
        aria-label={label}
      >
        <button
          type="button"
          className={classes.button}
          disabled={disabled || value <= 0}
          aria-label={t('quantity.less')}
          {...less}
        >
          <IconMinus size={15} aria-hidden />
        </button>
        <input
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t(unit === 1 ? 'quantity.bottles' : 'quantity.cartons')}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(typedFigure(event.currentTarget.value, shown, 5))}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={classes.button}
          aria-disabled={isFull || undefined}
          aria-label={t('quantity.more')}
          {...more}
        >
          <IconPlus size={15} aria-hidden />
        </button>
      </fieldset>
      {props.withBottles && (
        <span className={classes.bottles} data-filled={value > 0 || undefined}>
          {bottlesOf(value)}
        </span>
      )}
      <FieldNote target={box} note={note} />
    </span>
  )
}
