import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './RowLink.module.css'

/** The link of a table's row: the words are the link, the whole row is its target. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link}>
      {children}
    </Link>
  )
}
