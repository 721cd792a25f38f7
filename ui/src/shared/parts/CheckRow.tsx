import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './CheckRow.module.css'

interface Props {
  checked: boolean
  onToggle: () => void
  /** A figure at the end of the row. */
  count?: string
  /** Would find nothing: still possible, but pale. */
  isPale?: boolean
  children: ReactNode
}

/** One choice of a filter: the whole row is its target. */
export function CheckRow({ checked, onToggle, count, isPale = false, children }: Props) {
  const label = (
    <>
      <span className={classes.words}>{children}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </>
  )
  return (
    <Checkbox
      size="xs"
      checked={checked}
      onChange={onToggle}
      label={label}
      data-pale={isPale || undefined}
      classNames={{
        root: classes.row ?? '',
        body: classes.body ?? '',
        labelWrapper: classes.wrapper ?? '',
        label: classes.label ?? '',
      }}
    />
  )
}
