import type { MouseEvent } from 'react'
import { useRowTabIndex } from './row-context'
import classes from './SelectBox.module.css'

interface Props {
  label: string
  checked: boolean
  /** Some, but not all. */
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

/** The box that chooses a row, or all of them in the head. */
export function SelectBox({ label, checked, isMixed = false, onToggle }: Props) {
  const tabIndex = useRowTabIndex()
  return (
    // The target is the whole cell; the box inside is small.
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={label}
        tabIndex={tabIndex}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        data-row-box
        onChange={() => undefined}
        onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
        onMouseDown={(event) => {
          // A range must not select the text between.
          if (event.shiftKey) event.preventDefault()
        }}
      />
    </label>
  )
}
