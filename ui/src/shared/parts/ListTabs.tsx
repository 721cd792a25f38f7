import type { ReactNode } from 'react'
import { formatInteger } from '~/shared/format/format'
import classes from './ListTabs.module.css'

export interface ListTab<Key> {
  /** Undefined is the whole list. */
  key: Key | undefined
  label: string
  count?: number | undefined
  /** Another kind of list than the others: stands at the far end. */
  isApart?: boolean
  icon?: ReactNode
}

interface Props<Key> {
  label: string
  tabs: ListTab<Key>[]
  current: Key | undefined
  onTab: (key: Key | undefined) => void
}

/** The parts of a list, with how many rows each has; picks which one is shown. */
export function ListTabs<Key extends string>({ label, tabs, current, onTab }: Props<Key>) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ key, label: words, count, isApart, icon }) => (
        <button
          key={key ?? ''}
          type="button"
          className={classes.tab}
          data-apart={isApart || undefined}
          aria-current={current === key ? 'true' : undefined}
          onClick={() => onTab(key)}
        >
          {icon}
          {words}
          {count !== undefined && <span className={classes.count}>{formatInteger(count)}</span>}
        </button>
      ))}
    </nav>
  )
}
