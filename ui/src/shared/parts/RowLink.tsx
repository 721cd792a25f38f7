import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './RowLink.module.css'

interface Props {
  to: string
  /** What the address asks for, when the row opens beside its list: the list stays where it is. */
  search?: (before: object) => object
  children: ReactNode
}

/** The link of a table's row: the words are the link, the whole row is its target. */
export function RowLink({ to, search, children }: Props) {
  const beside = search ? { search, resetScroll: false } : {}
  return (
    <Link to={to} {...beside} className={classes.link} tabIndex={useRowTabIndex()} data-row-link>
      {children}
    </Link>
  )
}
