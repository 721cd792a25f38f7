import { Next } from '~/shared/table/cells'
import { type ColumnMeta, columnsOf, type Listed } from '~/shared/table/columns'
import { StateDot } from './StateDot'
import type { States } from './states'

/** Where each document of a list stands. */
export const stateColumn = <Row extends Listed & { status: string }>(
  of: States<Row['status']>,
  header: string,
  meta: ColumnMeta,
) =>
  columnsOf<Row>().accessor((row): Row['status'] => row.status, {
    id: 'status',
    header,
    enableHiding: false,
    meta: { card: 'aside', ...meta },
    cell: ({ getValue }) => <StateDot of={of} state={getValue()} />,
  })

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
