import { IconGripVertical } from '@tabler/icons-react'
import { useCell } from './grid-context'
import classes from './RowGrip.module.css'

/** What a row is moved by (`useRowMoves`): dragged, or with Alt and the arrows. */
export function RowGrip({ label }: { label: string }) {
  const cell = useCell('order')
  return (
    <button {...cell} type="button" className={classes.grip} data-grip data-touch="square" aria-label={label}>
      <IconGripVertical size={18} stroke={1.8} aria-hidden />
    </button>
  )
}
