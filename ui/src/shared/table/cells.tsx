import type { ReactNode } from 'react'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { RowLink } from '~/shared/parts/RowLink'
import classes from './cells.module.css'
import { type ColumnMeta, columnsOf, type Listed } from './columns'

interface LinesProps {
  children: ReactNode
  /** Small, of second rank; low rows leave it out. */
  below?: ReactNode
}

/** A cell of two lines that are cut where the room ends, on cards too. */
export const Lines = ({ children, below }: LinesProps) => (
  <span className={classes.lines}>
    {children}
    {below && <small>{below}</small>}
  </span>
)

interface HeadProps {
  to: string
  name: string
  below?: ReactNode
  /** What a card says at its top right, where the row has a column for it. */
  beside: ReactNode
}

/** The first cell of a row, and the whole top of its card. */
export const RowHead = ({ to, name, below, beside }: HeadProps) => (
  <span className={classes.head}>
    <Lines below={below}>
      <RowLink to={to}>{name}</RowLink>
    </Lines>
    <span className={classes.beside} data-narrow-only>
      {beside}
    </span>
  </span>
)

/** A name, on two lines where it has no room on one. */
export const Name = ({ children }: { children: ReactNode }) => <span className={classes.two}>{children}</span>

/** What comes next, on two lines at most: it is late, or its reader's turn. */
export const Next = ({ children, tone }: { children: string; tone?: 'late' | 'yours' | false }) => (
  <span className={classes.two} data-tone={tone || undefined} title={children}>
    {children}
  </span>
)

/** What comes next of each, in words: it may be late, or its reader's turn. */
export const nextColumn = <Row extends Listed>(
  words: (row: Row) => string,
  header: string,
  width: number,
  toneOf: (row: Row) => 'late' | 'yours' | false = () => false,
) =>
  columnsOf<Row>().accessor(words, {
    id: 'next',
    header,
    meta: { width },
    cell: ({ getValue, row: { original } }) => <Next tone={toneOf(original)}>{getValue()}</Next>,
  })

/** A day, or that there is none. */
export const Day = ({ iso }: { iso: string | null }) =>
  iso === null ? <Dim>–</Dim> : <time dateTime={iso}>{formatDate(iso)}</time>

/** The day that a row has something, with what stands above it. */
export const dayColumn = <Row extends Listed>(
  id: string,
  day: (row: Row) => string | null,
  header: string,
  meta: ColumnMeta,
) =>
  columnsOf<Row>().accessor(day, {
    id,
    header,
    meta: { isFirm: true, ...meta },
    cell: ({ getValue }) => <Day iso={getValue()} />,
  })

/** Words with small ones below them, on cards and in low rows too. */
export const Stacked = ({ children }: { children: ReactNode }) => <span className={classes.stacked}>{children}</span>

/** A difference, in the colour of its sign: too much wants attention, too little is wrong. */
export const Signed = ({ sign, children }: { sign?: string | undefined; children: ReactNode }) => (
  <b className={classes.signed} data-sign={sign}>
    {children}
  </b>
)
