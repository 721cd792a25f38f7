import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './lines.module.css'
import { RemoveButton } from './RemoveButton'

interface Props {
  /** As it was written. */
  text: string
  /** The wine that it stands for, as far as one is known. */
  wine: string | null
  /** Why it is no line yet. */
  why: string
  /** What it says to take it away. */
  remove: string
  onRemove: () => void
  /** The one thing that settles it. */
  children: ReactNode
}

/** A row that is no line yet: why, and what settles it. */
export const UnsettledRow = ({ text, wine, why, remove, onRemove, children }: Props) => (
  <li className={classes.leftRow}>
    <span>
      <code>{text}</code>
      {wine !== null && <span>{` ${wine}`}</span>}
      <br />
      {why}
    </span>
    <div className={classes.mend}>{children}</div>
    <RemoveButton label={remove} icon={IconX} onRemove={onRemove} />
  </li>
)
