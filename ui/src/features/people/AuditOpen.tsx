import type { ReactNode } from 'react'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './AuditOpen.module.css'

/** The words of a row that open what the act changed; the whole row is its target. */
export function AuditOpen({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.open} tabIndex={useRowTabIndex()} data-row-link onClick={onOpen}>
      {children}
    </button>
  )
}
