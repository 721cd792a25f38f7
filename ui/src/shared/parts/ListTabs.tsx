import { type ReactNode, useRef } from 'react'
import { formatInteger } from '~/shared/format/format'
import classes from './ListTabs.module.css'
import { useCurrentInSight } from './use-current-in-sight'

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
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav, current)
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
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
