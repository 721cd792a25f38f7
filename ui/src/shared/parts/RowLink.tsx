import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './RowLink.module.css'

/** The link of a table's row: the words are the link, the whole row is its target. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.link} tabIndex={useRowTabIndex()} data-row-link>
      {children}
    </Link>
  )
}
