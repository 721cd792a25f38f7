import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '~/shared/parts/Notice'
import classes from './lines.module.css'

interface Props<Row> {
  rows: readonly Row[]
  /** `more` is of rows that are not shown yet. */
  words: (key: 'title' | 'more' | 'removeAll', count: number) => string
  /** What is left of the rows. */
  onLeft: (rows: Row[]) => void
  /** The last one is settled. */
  onSettled: () => void
  /** Draws a row; `settle` puts what is left of it in its place. */
  children: (row: Row, settle: (left: readonly Row[]) => void) => ReactNode
}

/** Rows shown at once: each searches for products. */
const SHOWN = 20

/** Rows from elsewhere that are no line yet, with why; each is settled in its place, or taken away. */
export function UnsettledRows<Row extends { key: string }>({ rows, words, onLeft, onSettled, children }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)

  // The row that follows the one that was settled is next, or the same one when more is wrong with it.
  useEffect(() => {
    const at = focusAt.current
    if (at === null) return
    focusAt.current = null
    // Somebody who went elsewhere stays there.
    if (document.activeElement !== document.body) return
    const row = list.current?.children[Math.min(at, list.current.children.length - 1)]
    if (row) row.querySelector<HTMLElement>('input, button')?.focus()
    else onSettled()
  })

  function settle(row: Row, left: readonly Row[]) {
    focusAt.current = rows.indexOf(row)
    onLeft(rows.flatMap((one) => (one.key === row.key ? left : one)))
  }

  if (rows.length === 0) return null
  const more = rows.length - SHOWN
  return (
    <Notice tone="attention" title={words('title', rows.length)}>
      <ul ref={list} className={classes.left}>
        {rows.slice(0, SHOWN).map((row) => children(row, (left) => settle(row, left)))}
      </ul>
      {more > 0 && (
        <div className={classes.moreLeft}>
          <p>{words('more', more)}</p>
          <Button variant="default" onClick={() => onLeft([])}>
            {words('removeAll', rows.length)}
          </Button>
        </div>
      )}
    </Notice>
  )
}
