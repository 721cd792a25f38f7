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
