import type { ReactNode } from 'react'
import classes from './DetailColumns.module.css'

interface Props {
  /** Panels beside what the page is about, below it where both do not fit. */
  side: ReactNode
  /** What comes last: the whole history, messages. */
  below?: ReactNode
  children: ReactNode
}

/** Where the panels of a detail stand: what it is about, what is known of it beside. */
export const DetailColumns = ({ side, below, children }: Props) => (
  <div className={classes.columns}>
    <div className={classes.main}>{children}</div>
    <div className={classes.side}>{side}</div>
    {below && <div className={classes.below}>{below}</div>}
  </div>
)
