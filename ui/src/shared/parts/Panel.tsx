import { type ReactNode, useId } from 'react'
import classes from './Panel.module.css'

interface Props {
  title?: string
  /** A link or a small button beside the title. */
  aside?: ReactNode
  /** Content that brings its own padding: tables, lists. */
  flush?: boolean
  children: ReactNode
}

/** A bordered surface with a title: the brick of every screen. */
export function Panel({ title, aside, flush = false, children }: Props) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </section>
  )
}
