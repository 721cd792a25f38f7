import type { ReactNode } from 'react'
import classes from './Row.module.css'

/** Variants side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}

/** Variants below one another. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>
}
